import type { Centavos } from '#core/money/centavos.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { Reason } from '../chart/reason.ts'

type MovedByKey = {
  readonly key: string
  readonly playerId: bigint
  /** Null if only an archive has the transfer. */
  readonly amount: Centavos | null
}

const find = statement<MovedByKey>(
  'ledgerTransferFindByKeys',
  `select t.key, t.player_id as "playerId", t.amount
   from (select $1::text as source, unnest($3::text[]) as key) as k
   join ledger_operation o on o.key = k.key and o.source = k.source
   join ledger_transfer t on t.player_id = o.player_id and t.at = o.at and t.seq >= o.first_seq
     and t.seq < o.first_seq + o.transfers and t.reason = $2
   union all
   select k.key, o.player_id, null
   from (select $1::text as source, unnest($3::text[]) as key) as k
   join ledger_operation o on o.key = k.key and o.source = k.source
   where o.transfers > 0
     and o.first_seq <= (select max(b.seq) from ledger_archive_book b where b.player_id = o.player_id)
     and not exists (select from ledger_transfer t where t.player_id = o.player_id and t.at = o.at and t.seq = o.first_seq)`,
)
type MovementKey = { readonly source: string; readonly reason: Reason }

/** What the operations with these keys moved for that reason. */
export const movedByKeys = (
  db: Queryable,
  { source, reason }: MovementKey,
  keys: readonly string[],
): Promise<MovedByKey[]> => db.rows(find, [source, reason, keys])

const count = statement<{ count: bigint }>(
  'ledgerTransferCountOfDeposits',
  `select (select coalesce(sum(deposits), 0) from ledger_archive)::bigint + count(*) as count
   from ledger_transfer t
   left join (select player_id, max(seq) as seq from ledger_archive_book group by 1) a using (player_id)
   where t.source = 'deposit' and t.reason = 'deposit' and t.seq > coalesce(a.seq, 0)`,
)
/** How many deposits were ever credited, with those of archived months. */
export const depositsMoved = async (db: Queryable): Promise<bigint> => (await exactlyOne(db.rows(count))).count
