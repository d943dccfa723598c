import { dayOf } from '#core/clock/manila.ts'
import type { DepositHook } from '#features/deposit/server/index.ts'
import { isOpen, revokeReward } from '#features/promotion/server/index.ts'
import { continuousRechargeKind } from './continuous-recharge-kind.ts'
import { markOf } from '../rules.ts'
import { giftKeyOf } from './claim-streak.ts'
import { beginRun, isLastStaked, saveRun, streakOf } from './streak.ts'

/** The streak and its deposits: paid, and taken back. */
export const markDeposits: DepositHook = {
  name: 'continuous-recharge',
  onPaid: async (tx, { playerId, reference, amount, now }) => {
    const streak = await streakOf(tx, playerId)
    if (streak === undefined || !isOpen(streak.promotion, now)) return
    const { promotion, row, run } = streak
    const { days, need } = promotion.settings
    const paid = { amount, today: dayOf(now), isStaked: await isLastStaked(tx, playerId, run) }
    const mark = { reference, isRevoked: false }
    const effect = markOf(run, paid, { length: days.length, need })
    if (effect === 'begins') await beginRun(tx, { playerId, mark, now })
    if (effect === 'next' && row && run) await saveRun(tx, row, { ...run, marks: [...run.marks, mark] }, now)
  },
  onTakenBack: async (tx, { playerId, reference }, now) => {
    const streak = await streakOf(tx, playerId)
    if (streak?.row === undefined || streak.run === undefined) return
    const { row, run } = streak
    const index = run.marks.findIndex((mark) => mark.reference === reference && !mark.isRevoked)
    if (index < 0) return
    const claimKey = giftKeyOf(row.cycleKey, index + 1)
    await revokeReward(tx, { playerId, key: continuousRechargeKind.key, claimKey }, now)
    const marks = run.marks.map((mark, place) => (place === index ? { ...mark, isRevoked: true } : mark))
    await saveRun(tx, row, { ...run, marks }, now)
  },
}
