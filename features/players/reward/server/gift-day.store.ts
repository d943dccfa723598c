import type { CalendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import type { GivenToday } from '../rules.ts'

/** The id of the row for all members together. */
const everybody = 0n

const begin = statement(
  'gift_day_begin',
  `insert into gift_by_hand_day (day, staff_id, given) values ($1, $2, 0), ($1, $3, 0) on conflict do nothing`,
)
const lock = statement<{ staffId: bigint; given: bigint }>(
  'gift_day_lock',
  `select staff_id as "staffId", given from gift_by_hand_day where day = $1 and staff_id in ($2, $3)
   order by staff_id for update`,
)
/** Locks a day's total: a concurrent gift waits and sees the first one. */
export async function giftDayLock(tx: Transaction, day: CalendarDay, staffId: bigint): Promise<GivenToday> {
  await tx.rows(begin, [day, everybody, staffId])
  const rows = await tx.rows(lock, [day, everybody, staffId])
  const givenBy = (id: bigint) => rows.find((row) => row.staffId === id)?.given ?? 0n
  return { byMember: givenBy(staffId), byAll: givenBy(everybody) }
}

const add = statement(
  'gift_day_add',
  'update gift_by_hand_day set given = given + $4 where day = $1 and staff_id in ($2, $3)',
)
type GiftDay = { readonly day: CalendarDay; readonly staffId: bigint; readonly worth: Centavos }
/** Adds to the member's and the overall total. The day is locked. */
export const giftDayAdd = (tx: Transaction, { day, staffId, worth }: GiftDay) =>
  tx.rows(add, [day, everybody, staffId, worth])
