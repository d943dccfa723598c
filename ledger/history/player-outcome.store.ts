import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { requireReadable } from '../archived/hidden-months.store.ts'

/** What a player did with money since a moment, less what was taken back. */
export type PlayerOutcome = {
  readonly playerId: bigint
  readonly deposited: Centavos
  readonly ggr: Centavos
  /** What the player received outside of games. */
  readonly bonus: Centavos
  /** Playthrough of this time that was played. */
  readonly playedThrough: Centavos
}

const sumOf = (plus: string, minus: string) => `coalesce(sum(case when t.reason in (${plus}) then t.amount
      when t.reason in (${minus}) then -t.amount end), 0)::bigint`

const list = statement<PlayerOutcome>(
  'ledger_player_outcome_list',
  `select k.player_id as "playerId", m.deposited, m.ggr, m.bonus, q.played as "playedThrough"
   from unnest($1::bigint[], $2::timestamptz[]) as k (player_id, since)
     cross join lateral (
       select ${sumOf("'deposit'", "'depositRefund', 'chargeback', 'chargebackDebt'")} as deposited,
         ${sumOf("'bet', 'winRollback'", "'betRollback', 'win', 'jackpotWin'")} as ggr,
         ${sumOf(
           "'award', 'gamePromo', 'gameCredit', 'manualCredit'",
           "'awardForfeit', 'gameDebit', 'manualDebit'",
         )} as bonus
       from ledger_transfer t
       where t.player_id = k.player_id and t.at >= k.since and t.at < $3 and t.asset = 'coin'
     ) m
     cross join lateral (
       select coalesce(sum(r.progress), 0)::bigint as played from turnover_req r
       where r.player_id = k.player_id and r.created_at >= k.since and r.created_at < $3
     ) q`,
)
export type OutcomeSince = { readonly playerId: bigint; readonly since: Instant }
/** The same for players who each began at a moment of their own. */
export async function playerOutcomes(db: Queryable, players: readonly OutcomeSince[], until: Instant) {
  const from = players.reduce((first, { since }) => (since < first ? since : first), until)
  await requireReadable(db, { from, until })
  return db.rows(list, [
    players.map(({ playerId }) => playerId),
    players.map(({ since }) => sqlTime(since)),
    sqlTime(until),
  ])
}
