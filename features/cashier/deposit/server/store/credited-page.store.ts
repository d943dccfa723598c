import type { Centavos } from '#core/money/centavos.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type CreditedOrder = { readonly reference: string; readonly playerId: bigint; readonly credited: Centavos }

const page = statement<CreditedOrder>(
  'deposit_order_page_credited',
  `select reference, player_id as "playerId", credited from deposit_order
   where credited is not null and reference > $1 order by reference limit $2`,
)
/** Credited orders, whatever happened afterwards, by reference. */
export const creditedPage = (db: Queryable, { after, max }: { readonly after: string; readonly max: number }) =>
  db.rows(page, [after, max])

const count = statement<{ count: bigint }>(
  'deposit_order_count_credited',
  'select count(*) as count from deposit_order where credited is not null',
)
export const creditedCount = async (db: Queryable): Promise<bigint> => (await exactlyOne(db.rows(count))).count
