import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

type OpenHold = { readonly playerId: bigint; readonly amount: Centavos }

const list = statement<OpenHold>(
  'withdrawal_order_list_open_holds',
  `select player_id as "playerId", sum(amount)::bigint as amount from withdrawal_order
   where state in ('REQUESTED', 'CHECKING', 'APPROVED', 'MANUAL_REVIEW', 'SUBMITTED') group by player_id`,
)
/** Amounts requested and neither paid nor returned. */
export const openHoldList = (db: Queryable): Promise<OpenHold[]> => db.rows(list)
