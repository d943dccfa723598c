import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** A correction that came when its round could no longer be recounted. */
export type LateCorrection = {
  readonly playerId: bigint
  /** Prefixed with the provider. */
  readonly roundId: string
  readonly revision: number
  /** Not recounted: the playthrough with everything that follows from it, or points alone. */
  readonly leftOut: 'playthrough' | 'points'
  /** The valid bets of the corrected round. */
  readonly validBet: Centavos
  readonly closedAt: Instant
}

const save = statement(
  'turnoverLateCorrectionSave',
  `insert into turnover_late_correction (player_id, round_id, revision, left_out, valid_bet, closed_at, received_at)
   select *, $7::timestamptz
   from unnest($1::bigint[], $2::text[], $3::integer[], $4::text[], $5::bigint[], $6::timestamptz[])
   on conflict do nothing`,
)
/** Records corrections for the staff, once each. */
export const lateCorrectionSave = (tx: Transaction, corrections: readonly LateCorrection[], now: Instant) =>
  tx.rows(save, [
    corrections.map(({ playerId }) => playerId),
    corrections.map(({ roundId }) => roundId),
    corrections.map(({ revision }) => revision),
    corrections.map(({ leftOut }) => leftOut),
    corrections.map(({ validBet }) => validBet),
    corrections.map(({ closedAt }) => sqlTime(closedAt)),
    sqlTime(now),
  ])

const list = statement<LateCorrection & { readonly receivedAt: Instant }>(
  'turnoverLateCorrectionList',
  `select player_id as "playerId", round_id as "roundId", revision, left_out as "leftOut", valid_bet as "validBet", closed_at as "closedAt",
     received_at as "receivedAt"
   from turnover_late_correction where closed_at >= $1 and closed_at < $2 order by received_at, player_id, round_id limit 100`,
)
/** Corrections of rounds that closed in a period and were not recounted, at most 100. */
export const lateCorrectionsOf = (db: Queryable, { from, until }: { from: Instant; until: Instant }) =>
  db.rows(list, [sqlTime(from), sqlTime(until)])
