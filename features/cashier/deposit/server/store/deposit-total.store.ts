import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { playerRow } from '#platform/db/gathering.ts'
import type { Queryable } from '#platform/db/queryable.ts'

type Total = {
  readonly total: bigint
  readonly count: bigint
  readonly largest: Centavos
  readonly lastAt: Instant | null
}

const find = playerRow<Total>({
  name: 'deposit_order_totals',
  columns: {
    total: 'coalesce(sum(o.credited), 0)::bigint',
    count: 'count(o.credited)',
    largest: 'coalesce(max(o.credited), 0)::bigint',
    lastAt: 'max(o.ended_at)',
  },
  from: 'deposit_order o where o.player_id = k.player_id and o.credited is not null',
})
/** A player's lifetime deposits: amount, count, largest, and latest. */
export async function depositTotal(db: Queryable, playerId: bigint) {
  const row = await find(db, playerId)
  if (row === undefined) throw new Error(`the deposits of ${playerId} were not added up`)
  return { ...row, total: centavos(row.total) }
}
