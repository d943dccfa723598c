import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type CaseFigures = {
  readonly side: 'paysTooMuch' | 'paysTooLittle'
  /** The band of stakes at which it was found, in centavos; 0: over all stakes. */
  readonly stake: bigint
  readonly rounds: bigint
  readonly staked: Centavos
  readonly won: Centavos
  readonly measured: number
  readonly bandLow: number
  readonly bandHigh: number
}
export type ReturnCase = CaseFigures & {
  readonly id: bigint
  readonly seriesId: bigint
  readonly gameId: bigint
  readonly foundAt: Instant
  readonly pausedAt: Instant | null
  readonly closedAt: Instant | null
  readonly closedBy: string | null
  readonly reason: string | null
}

const insert = statement<{ id: bigint }>(
  'game_return_case_insert',
  `insert into game_return_case (series_id, side, stake, found_at, rounds, staked, won, measured, band_low, band_high)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (series_id) do nothing returning id`,
)
/** Undefined: the series has its case. */
export const caseInsert = async (
  tx: Transaction,
  { seriesId, now, ...figures }: CaseFigures & { readonly seriesId: bigint; readonly now: Instant },
): Promise<bigint | undefined> => {
  const { side, stake, rounds, staked, won, measured, bandLow, bandHigh } = figures
  const values = [seriesId, side, stake, sqlTime(now), rounds, staked, won, measured, bandLow, bandHigh]
  return (await atMostOne(tx.rows(insert, values)))?.id
}

const columns = `c.id, c.series_id as "seriesId", s.game_id as "gameId", c.side, c.stake, c.found_at as "foundAt", c.rounds, c.staked,
  c.won, c.measured, c.band_low as "bandLow", c.band_high as "bandHigh", c.paused_at as "pausedAt", c.closed_at as "closedAt",
  c.closed_by as "closedBy", c.reason`
const from = 'from game_return_case c join game_return_series s on s.id = c.series_id'

const find = statement<ReturnCase>(
  'game_return_case_find_for_update',
  `select ${columns} ${from} where c.id = $1 for update of c`,
)
export const caseFindForUpdate = (tx: Transaction, id: bigint) => atMostOne(tx.rows(find, [id]))

const listOpen = statement<ReturnCase>(
  'game_return_case_list_open',
  `select ${columns} ${from} where c.closed_at is null order by c.found_at, c.id`,
)
export const casesOpen = (db: Queryable) => db.rows(listOpen)

const listOf = statement<ReturnCase>(
  'game_return_case_list_of',
  `select ${columns} ${from} where s.game_id = $1 order by c.found_at desc, c.id desc limit 50`,
)
/** The newest cases of a game. */
export const casesOfGame = (db: Queryable, gameId: bigint) => db.rows(listOf, [gameId])

const markPaused = statement('game_return_case_paused', 'update game_return_case set paused_at = $2 where id = $1')
export const caseMarkPaused = (tx: Transaction, id: bigint, now: Instant) => tx.rows(markPaused, [id, sqlTime(now)])

const close = statement(
  'game_return_case_close',
  'update game_return_case set closed_at = $2, closed_by = $3, reason = $4 where id = $1',
)
type Closing = { readonly by: string; readonly reason: string; readonly now: Instant }
export const caseClose = (tx: Transaction, id: bigint, { by, reason, now }: Closing) =>
  tx.rows(close, [id, sqlTime(now), by, reason])

const count = statement<{ count: bigint; oldest: Instant | null }>(
  'game_return_case_count_open',
  'select count(*), min(found_at) as oldest from game_return_case where closed_at is null',
)
/** Games outside their band that nobody has dealt with. */
export const casesWaiting = (db: Queryable) => exactlyOne(db.rows(count))
