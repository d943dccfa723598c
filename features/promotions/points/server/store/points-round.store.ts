import type { Instant } from '#core/clock/instant.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** The points earned by one round. */
export type PointsRound = {
  readonly playerId: bigint
  readonly roundId: string
  readonly revision: number
  readonly weight: BasisPoints
  readonly earned: bigint
  /** Of rows of an earlier version: no earlier than the round closed. */
  readonly closedAt: Instant
}

export type RoundKey = Pick<PointsRound, 'playerId' | 'roundId'>

const find = statement<PointsRound>(
  'points_round_find',
  `select r.player_id as "playerId", r.round_id as "roundId", r.revision, r.weight, r.earned, r.closed_at as "closedAt"
   from unnest($1::bigint[], $2::text[]) as k (player_id, round_id) join points_round r using (player_id, round_id)`,
)
/** Earlier counts of these rounds. Their players are locked. */
export const pointsRoundFind = (tx: Transaction, keys: readonly RoundKey[]): Promise<PointsRound[]> =>
  tx.rows(find, [keys.map(({ playerId }) => playerId), keys.map(({ roundId }) => roundId)])

const save = statement(
  'points_round_save',
  `insert into points_round (player_id, round_id, revision, weight, earned, closed_at)
   select * from unnest($1::bigint[], $2::text[], $3::int[], $4::int[], $5::bigint[], $6::timestamptz[])
   on conflict (player_id, round_id) do update set revision = excluded.revision, earned = excluded.earned`,
)
/** One row per round. */
export const pointsRoundSave = (tx: Transaction, rounds: readonly PointsRound[]) =>
  tx.rows(save, [
    rounds.map(({ playerId }) => playerId),
    rounds.map(({ roundId }) => roundId),
    rounds.map(({ revision }) => revision),
    rounds.map(({ weight }) => weight),
    rounds.map(({ earned }) => earned),
    rounds.map(({ closedAt }) => sqlTime(closedAt)),
  ])
