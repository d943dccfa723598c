import type { CalendarDay } from '#core/clock/manila.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

type Row = { readonly staked: bigint; readonly lowest: bigint | null; readonly highest: bigint | null }

/** A declared return is in ten-thousandths. */
const toMillionths = 1e2

// Each day's bets count with the return that the game declared when they were made: a series ends with its version.
const declared = statement<Row>(
  'game_return_declared_of_days',
  `select coalesce(sum(d.staked), 0)::bigint as staked,
     round(sum(d.staked::numeric * s.rtp * ${toMillionths}) / nullif(sum(d.staked), 0))::bigint as lowest,
     round(sum(d.staked::numeric * coalesce((s.terms->>'highestBasisPoints')::integer, s.rtp) * ${toMillionths})
       / nullif(sum(d.staked), 0))::bigint as highest
   from game_return_day d join game_return_series s on s.id = d.series_id
   where d.stake = 0 and s.rtp > 0 and d.day between $1 and $2`,
)

/** What games should return by their own declaration, weighted by the bets that were placed; in millionths of the bets. */
export type DeclaredReturn = { readonly staked: bigint; readonly lowest: bigint; readonly highest: bigint }

/** Undefined: no round of these days was counted, or none of its games declares a return. */
export async function declaredReturnOf(
  db: Queryable,
  { from, until }: { readonly from: CalendarDay; readonly until: CalendarDay },
): Promise<DeclaredReturn | undefined> {
  const { staked, lowest, highest } = await exactlyOne(db.rows(declared, [from, until]))
  return lowest === null || highest === null ? undefined : { staked, lowest, highest }
}
