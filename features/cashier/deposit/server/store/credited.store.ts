import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const find = statement<{ reference: string; credited: Centavos }>(
  'deposit_order_find_credited',
  'select reference, credited from deposit_order where reference = any($1::text[]) and credited is not null',
)
/** The credited amounts of these orders. */
export const creditedByReference = async (
  db: Queryable,
  references: readonly string[],
): Promise<ReadonlyMap<string, Centavos>> =>
  new Map((await db.rows(find, [references])).map(({ reference, credited }) => [reference, credited]))
