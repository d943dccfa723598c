import type { CalendarDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type PlayerDay = { readonly playerId: bigint; readonly day: CalendarDay }

const take = statement<{ unpaid: number }>(
  'deposit_day_take',
  `insert into deposit_day as d (player_id, day, unpaid) values ($1, $2, 1)
   on conflict (player_id, day) do update set unpaid = d.unpaid + 1 where d.unpaid < $3 returning d.unpaid`,
)
/** Counts one more unpaid order; undefined when the day has enough of them. */
export const depositDayTake = (tx: Transaction, { playerId, day }: PlayerDay, unpaidMax: number) =>
  atMostOne(tx.rows(take, [playerId, day, unpaidMax]))

const giveBack = statement(
  'deposit_day_give_back',
  'update deposit_day set unpaid = unpaid - 1 where player_id = $1 and day = $2 and unpaid > 0',
)
export const depositDayGiveBack = (tx: Transaction, { playerId, day }: PlayerDay) => tx.rows(giveBack, [playerId, day])
