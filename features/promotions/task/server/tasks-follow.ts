import * as v from 'valibot'
import { dayPeriod } from '#core/clock/period.ts'
import { taskType } from '#core/enumerations/task-type.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { DepositHook } from '#features/cashier/deposit/server/index.ts'
import { promotionConsumer, promotionOf, revokeReward } from '#features/promotions/kit/server/index.ts'
import { type RoundCounted, roundCountedSchema, roundCountedTopic } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { Instant } from '#core/clock/instant.ts'
import { needOf } from '../rules.ts'
import type { TaskBoard } from '../task.ts'
import {
  progressAdd,
  progressFind,
  type Step,
  taskDepositInsert,
  type TaskDeposit,
  taskDepositTake,
} from './progress.store.ts'
import { taskKind } from './task-kind.ts'

/** Counts large enough rounds once; a voided one is deducted from its own day. */
export const tasksFollowPlay: Consumer = promotionConsumer<TaskBoard>({
  kind: taskKind,
  topics: [roundCountedTopic],
  follow: async (tx, { settings }, events) => {
    const steps = new Map<string, Step>()
    for (const { payload } of events) {
      for (const step of stepsOf(v.parse(roundCountedSchema, payload), settings)) {
        const name = `${step.playerId} ${step.cycleKey} ${step.type}`
        steps.set(name, { ...step, by: step.by + (steps.get(name)?.by ?? 0n) })
      }
    }
    if (steps.size > 0) await progressAdd(tx, [...steps.values()])
  },
})

function stepsOf(
  { playerId, validBet, validBetBefore, closedAt, gameId }: RoundCounted,
  board: TaskBoard,
): readonly Step[] {
  const counts = (bet: Centavos): bigint => (bet >= board.stakeMin && bet > 0n ? 1n : 0n)
  const by = counts(validBet) - counts(validBetBefore)
  if (by === 0n) return []
  const day = dayPeriod(closedAt).key
  const games = [{ playerId, cycleKey: day, type: taskType.playGame, by }]
  if (!board.tigerGames.includes(gameId)) return games
  const tiger = { playerId, type: taskType.playTiger, by }
  return [...games, { ...tiger, cycleKey: 'once' }, { ...tiger, cycleKey: day }]
}

/** Today's and first deposits; a refund takes progress and gifts back. */
export const tasksFollowDeposits: DepositHook = {
  name: 'tasks',
  onPaid: async (tx, { playerId, reference, amount, isFirst, now }) => {
    const { key: cycleKey } = dayPeriod(now)
    if (!(await taskDepositInsert(tx, { playerId, reference, cycleKey, amount, isFirst }))) return
    await progressAdd(tx, depositSteps({ playerId, reference, cycleKey, amount, isFirst }, 1n))
  },
  onTakenBack: async (tx, { reference }, now) => {
    const taken = await taskDepositTake(tx, reference, now)
    if (taken === undefined) return
    await progressAdd(tx, depositSteps(taken, -1n))
    await revokeUnearned(tx, taken, now)
  },
}

const depositSteps = ({ playerId, cycleKey, amount, isFirst }: TaskDeposit, sign: bigint): readonly Step[] => [
  { playerId, cycleKey, type: taskType.todayPay, by: sign * amount },
  ...(isFirst ? [{ playerId, cycleKey: 'once', type: taskType.firstPay, by: sign }] : []),
]

/** Takes back gifts that the remaining progress does not earn. */
async function revokeUnearned(
  tx: Transaction,
  { playerId, cycleKey, isFirst }: TaskDeposit,
  now: Instant,
): Promise<void> {
  const promotion = await promotionOf<TaskBoard>(tx, taskKind)
  if (promotion === undefined) return
  const [today] = (await progressFind(tx, playerId, cycleKey)).filter(({ type }) => type === taskType.todayPay)
  const left = today?.progress ?? 0n
  for (const task of promotion.settings.tasks) {
    const isUnpaid = task.type === 'todayPay' && left < BigInt(needOf(task)) * 100n
    const cycle = task.isDaily ? cycleKey : 'once'
    if (isUnpaid || (task.type === 'firstPay' && isFirst)) {
      await revokeReward(tx, { playerId, key: taskKind.key, claimKey: `${cycle}:t${task.id}` }, now)
    }
  }
}
