import type { CalendarDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'

export type PlayerDay = { readonly playerId: bigint; readonly day: CalendarDay }

// A new order counts itself where it is inserted.
const giveBack = statement(
  'deposit_day_give_back',
  'update deposit_day set unpaid = unpaid - 1 where player_id = $1 and day = $2 and unpaid > 0',
)
export const depositDayGiveBack = (tx: Transaction, { playerId, day }: PlayerDay) => tx.rows(giveBack, [playerId, day])
