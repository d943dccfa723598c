import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** A round as the ledger knows it: whose, from which source, under which reference. */
type RoundReference = { readonly playerId: bigint; readonly source: string; readonly reference: string }

export type RoundMoves = RoundReference & {
  /** Bets less those taken back. */
  readonly staked: bigint
  /** Wins and jackpots less those taken back. */
  readonly won: bigint
  /** Taken from the player, or owed by them, in place of wins that were taken back. */
  readonly taken: bigint
}

const sum = statement<RoundMoves>(
  'ledgerRoundMovesSum',
  `select t.player_id as "playerId", t.source, t.reference,
     sum(case reason when 'bet' then amount when 'betRollback' then -amount else 0 end)::bigint as staked,
     sum(case when reason in ('win', 'jackpotWin') then amount when reason in ('winRollback', 'reversal') then -amount
       else 0 end)::bigint as won,
     sum(case when reason in ('gameDebit', 'gameDebt') then amount else 0 end)::bigint as taken
   from unnest($1::bigint[], $2::text[], $3::text[]) as k (player_id, source, reference)
   join ledger_transfer t on t.player_id = k.player_id and t.source = k.source and t.reference = k.reference
   where t.at >= $4 and t.at < $5 group by 1, 2, 3`,
)
/** What the rounds moved in a period, which excludes its end. Rounds without a movement are left out. */
export async function roundMoves(
  db: Queryable,
  rounds: readonly RoundReference[],
  { from, until }: { readonly from: Instant; readonly until: Instant },
): Promise<RoundMoves[]> {
  if (rounds.length === 0) return []
  return db.rows(sum, [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ source }) => source),
    rounds.map(({ reference }) => reference),
    sqlTime(from),
    sqlTime(until),
  ])
}
