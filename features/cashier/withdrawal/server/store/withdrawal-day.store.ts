import type { CalendarDay } from '#core/clock/manila.ts'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { DayUse } from '../../blockers.ts'

export type PlayerDay = { readonly playerId: bigint; readonly day: CalendarDay }

const find = statement<DayUse>(
  'withdrawal_day_find',
  'select count, amount from withdrawal_day where player_id = $1 and day = $2',
)
/** A player's withdrawals on a day, less returned ones. */
export const withdrawalDayFind = async (db: Queryable, { playerId, day }: PlayerDay): Promise<DayUse> =>
  (await atMostOne(db.rows(find, [playerId, day]))) ?? { count: 0, amount: zeroCentavos }

type DayAmount = PlayerDay & { readonly amount: Centavos }

const take = statement<{ count: number }>(
  'withdrawal_day_take',
  `insert into withdrawal_day as d (player_id, day, count, amount) values ($1, $2, 1, $3)
   on conflict (player_id, day) do update set count = d.count + 1, amount = d.amount + $3
   where d.count < $4 and d.amount + $3 <= $5 returning d.count`,
)
/** Undefined if it exceeds the day's limit. */
export const withdrawalDayTake = (
  tx: Transaction,
  { playerId, day, amount }: DayAmount,
  { dayCountMax, dayAmountMax }: { readonly dayCountMax: number; readonly dayAmountMax: Centavos },
) => atMostOne(tx.rows(take, [playerId, day, amount, dayCountMax, dayAmountMax]))

const giveBack = statement(
  'withdrawal_day_give_back',
  'update withdrawal_day set count = count - 1, amount = amount - $3 where player_id = $1 and day = $2',
)
export const withdrawalDayGiveBack = (tx: Transaction, { playerId, day, amount }: DayAmount) =>
  tx.rows(giveBack, [playerId, day, amount])
