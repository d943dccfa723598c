import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { gatheredByPlayer } from '#platform/db/gathering.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

type Total = {
  readonly total: bigint
  readonly count: bigint
  readonly largest: Centavos
  readonly lastAt: Instant | null
}

const totals = statement<Total & { ordinal: bigint }>(
  'deposit_order_totals',
  `select k.ordinal, coalesce(sum(o.credited), 0)::bigint as total, count(o.credited) as count,
     coalesce(max(o.credited), 0)::bigint as largest, max(o.ended_at) as "lastAt"
   from unnest($1::bigint[]) with ordinality as k (player_id, ordinal)
     left join deposit_order o on o.player_id = k.player_id and o.credited is not null
   group by k.ordinal`,
)
const totalOf = gatheredByPlayer<Total>((db, playerIds) => db.rows(totals, [playerIds]))
/** A player's lifetime deposits: amount, count, largest, and latest. */
export async function depositTotal(db: Queryable, playerId: bigint) {
  const row = await exactlyOne(totalOf(db, playerId))
  return { ...row, total: centavos(row.total) }
}
