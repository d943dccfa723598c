import * as v from 'valibot'
import { sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import { type DepositHook, depositsCreditedIn } from '#features/cashier/deposit/server/index.ts'
import { promotionConsumer, promotionKept, promotionOf } from '#features/promotions/kit/server/index.ts'
import { roundCountedSchema, roundCountedTopic } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { type Earned, isPackOnSale, lotteryWeekAt } from '../rules.ts'
import { entryFind, packSet, packUnset, playAdd, type PlayOfWeek } from './store/entry.store.ts'
import { type LotteryRow, lotteryRunning } from './store/lottery.store.ts'
import { weekendLotteryKind } from './weekend-lottery-kind.ts'

/** What a player has earned tickets with in a week, so far. */
export async function earnedIn(
  db: Queryable,
  { week, startsAt, closesAt }: Pick<LotteryRow, 'week' | 'startsAt' | 'closesAt'>,
  playerId: bigint,
): Promise<Earned> {
  const deposits = await depositsCreditedIn(db, { playerId, from: startsAt, until: closesAt })
  const entry = await entryFind(db, week, playerId)
  return {
    deposited: sumCentavos(deposits.map(({ amount }) => amount)),
    played: entry?.played ?? zeroCentavos,
    hasPack: entry !== undefined && entry.packReference !== null,
  }
}

/** Valid bets count for the week in which their round closed. */
export const lotteryFollowsPlay = promotionConsumer({
  kind: weekendLotteryKind,
  topics: [roundCountedTopic],
  follow: async (tx, { settings }, events) => {
    const plays = new Map<string, PlayOfWeek>()
    for (const { payload } of events) {
      const { playerId, closedAt, validBet, validBetBefore } = v.parse(roundCountedSchema, payload)
      const { week } = lotteryWeekAt(settings, closedAt)
      const name = `${week} ${playerId}`
      const played = (plays.get(name)?.played ?? 0n) + validBet - validBetBefore
      plays.set(name, { week, playerId, played })
    }
    await playAdd(tx, [...plays.values()])
  },
})

/** The weekend pack: a deposit of its exact price, on its days. Other deposits need no hook. */
export const lotteryPacks: DepositHook = {
  name: 'weekend-lottery',
  onPaid: async (tx, { playerId, reference, amount, actType, now }) => {
    if (actType !== depositPurpose.weekend) return
    const [promotion, running] = [await promotionOf(tx, weekendLotteryKind), await lotteryRunning(tx, now)]
    if (promotion === undefined || running === undefined || !isPackOnSale(running, now)) return
    const { settings } = await promotionKept(tx, promotion, running.version)
    if (amount === settings.packPrice) await packSet(tx, running.week, { playerId, reference })
  },
  onTakenBack: async (tx, { playerId, reference, actType }) => {
    if (actType === depositPurpose.weekend) await packUnset(tx, { playerId, reference })
  },
}
