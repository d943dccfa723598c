import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { RiskRating } from '../rules.ts'

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
