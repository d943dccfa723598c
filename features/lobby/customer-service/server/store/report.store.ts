import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { ReportCategory } from '../../contract.ts'

export type NewReport = {
  readonly playerId: bigint
  readonly category: ReportCategory
  readonly text: string
  readonly gameId: number | undefined
  readonly page: string
  readonly now: Instant
}

const insert = statement<{ id: bigint }>(
  'player_report_insert',
  `insert into player_report (player_id, category, text, game_id, page, reported_at)
   values ($1, $2, $3, $4, $5, $6) returning id`,
)
export const reportInsert = async (tx: Queryable, report: NewReport): Promise<bigint> => {
  const { playerId, category, text, gameId, page, now } = report
  return (await exactlyOne(tx.rows(insert, [playerId, category, text, gameId ?? null, page, sqlTime(now)]))).id
}

export type ReportRow = {
  readonly id: bigint
  readonly category: ReportCategory
  readonly text: string
  readonly state: 'open' | 'answered' | 'closed'
  readonly reportedAt: Instant
}

const list = statement<ReportRow>(
  'player_report_list_by_player',
  `select r.id, r.category, r.text, r.state, r.reported_at as "reportedAt" from player_report r
   where r.player_id = $1 order by r.reported_at desc, r.id desc limit $2`,
)
export const reportListByPlayer = (db: Queryable, playerId: bigint, limit: number) => db.rows(list, [playerId, limit])

const countOpen = statement<{ count: bigint; oldest: Instant | null }>(
  'player_report_count_open',
  `select count(*), min(reported_at) as oldest from player_report where state = 'open'`,
)
export const reportCountOpen = (db: Queryable) => exactlyOne(db.rows(countOpen))
