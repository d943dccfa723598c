import { addDays, type CalendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { type Centavos, sumCentavos } from '#core/money/centavos.ts'
import { depositsCreditedIn } from '#features/cashier/deposit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { playedIn } from './store/rebate.store.ts'

/** The player's deposits and play of one day. */
export type DayDone = { readonly deposited: Centavos; readonly staked: Centavos; readonly rounds: number }

/** The player's deposits and play of a day, without what was taken back or voided. */
export async function dayDone(db: Queryable, playerId: bigint, day: CalendarDay): Promise<DayDone> {
  const [deposits, { validBet: staked, rounds }] = await db.pipeline(() =>
    Promise.all([
      depositsCreditedIn(db, { playerId, from: startOfDay(day), until: endOfDay(day) }),
      playedIn(db, { playerId, from: day, before: addDays(day, 1) }),
    ]),
  )
  return { deposited: sumCentavos(deposits.map(({ amount }) => amount)), staked, rounds }
}
