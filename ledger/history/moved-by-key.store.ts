import type { Centavos } from '#core/money/centavos.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { Reason } from '../chart/reason.ts'

type MovedByKey = { readonly key: string; readonly playerId: bigint; readonly amount: Centavos }

const find = statement<MovedByKey>(
  'ledgerTransferFindByKeys',
  `select t.key, t.player_id as "playerId", t.amount
   from (select $1::text as source, unnest($3::text[]) as key) as k
   join ledger_operation o on o.key = k.key and o.source = k.source
   join ledger_transfer t on t.player_id = o.player_id and t.at = o.at and t.seq >= o.first_seq
     and t.seq < o.first_seq + o.transfers and t.reason = $2`,
)
type MovementKey = { readonly source: string; readonly reason: Reason }

/** What the operations with these keys moved for that reason. */
export const movedByKeys = (
  db: Queryable,
  { source, reason }: MovementKey,
  keys: readonly string[],
): Promise<MovedByKey[]> => db.rows(find, [source, reason, keys])

const count = statement<{ count: bigint }>(
  'ledgerTransferCountOfReason',
  'select count(*) as count from ledger_transfer where source = $1 and reason = $2',
)
export const movedCount = async (db: Queryable, { source, reason }: MovementKey): Promise<bigint> =>
  (await exactlyOne(db.rows(count, [source, reason]))).count
