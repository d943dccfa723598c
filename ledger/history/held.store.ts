import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

type HeldAmount = { readonly playerId: bigint; readonly amount: Centavos }

const list = statement<HeldAmount>(
  'ledgerBookListHeld',
  'select player_id as "playerId", hold as amount from ledger_book where hold > 0',
)
/** Coins currently on hold, by player. */
export const heldList = (db: Queryable): Promise<HeldAmount[]> => db.rows(list)
