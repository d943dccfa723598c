import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { RiskHit, RiskRating } from '../../rules.ts'

const insert = statement(
  'risk_score_insert',
  `insert into risk_score (player_id, at, score, version, inputs, hits) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing`,
)
export type KeptRating = RiskRating & {
  readonly playerId: bigint
  readonly at: Instant
  readonly version: number
  readonly inputs: object
}
export const scoreInsert = (db: Queryable, { playerId, at, score, version, inputs, hits }: KeptRating) =>
  db.rows(insert, [playerId, sqlTime(at), score, version, JSON.stringify(inputs), JSON.stringify(hits)])

const newest = statement<{ playerId: bigint; score: number; hits: readonly RiskHit[] }>(
  'risk_score_newest',
  `select distinct on (s.player_id) s.player_id as "playerId", s.score, s.hits
   from risk_score s where s.player_id = any($1) order by s.player_id, s.at desc`,
)
/** The latest rating of each player, if any. */
export const scoresNewest = async (db: Queryable, playerIds: readonly bigint[]) =>
  new Map((await db.rows(newest, [playerIds])).map(({ playerId, ...rating }) => [playerId, rating]))

const last = statement<{ at: Instant; score: number; inputs: unknown }>(
  'risk_score_last',
  'select s.at, s.score, s.inputs from risk_score s order by s.at desc limit $1',
)
/** The newest ratings of all players, with their inputs. */
export const scoresLast = (db: Queryable, limit: number) => db.rows(last, [limit])
