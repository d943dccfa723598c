import type { Instant } from '#core/clock/instant.ts'
import type { DrawRecord } from '#core/draw/recorded-draw.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { JackpotCycle } from '#games/jackpot/jackpot-cycle.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type Jackpot = JackpotCycle & {
  readonly code: string
  readonly cycle: number
  readonly seedId: bigint
  readonly seedHash: string
  readonly contributed: bigint
}

const columns = `j.code, j.cycle, j.seed_id as "seedId", s.server_seed_hash as "seedHash", j.start, j.grown_fine as grown,
  j.next_fine as next, j.contributed_fine as contributed`

const list = statement<Jackpot>(
  'jackpot_list',
  `select ${columns} from studio.jackpot j join studio.seed s on s.id = j.seed_id order by j.code`,
)
export const jackpotList = (db: Queryable) => db.rows(list, [])

const insert = statement(
  'jackpot_insert',
  `insert into studio.jackpot (code, cycle, seed_id, start, grown_fine, next_fine, contributed_fine)
   values ($1, 1, $2, $3, $4, $5, $6) on conflict do nothing`,
)
type NewJackpot = Omit<Jackpot, 'cycle' | 'seedHash'>
export const jackpotInsert = (db: Queryable, { code, seedId, start, grown, next, contributed }: NewJackpot) =>
  db.rows(insert, [code, seedId, start, grown, next, contributed])

const grow = statement<Jackpot>(
  'jackpot_grow',
  `update studio.jackpot j set grown_fine = j.grown_fine + $2, next_fine = j.next_fine + $3,
     contributed_fine = j.contributed_fine + $2 + $3
   from studio.seed s where j.code = $1 and s.id = j.seed_id returning ${columns}`,
)
/** Puts a part of a stake in, and holds the pool until it is known whether that has won it. */
export const jackpotGrow = (db: Queryable, code: string, { grown, next }: Pick<JackpotCycle, 'grown' | 'next'>) =>
  atMostOne(db.rows(grow, [code, grown, next]))

const restart = statement(
  'jackpot_restart',
  `update studio.jackpot set cycle = cycle + 1, seed_id = $2, start = $3, grown_fine = $4, next_fine = $5 where code = $1`,
)
type JackpotRestart = JackpotCycle & Pick<Jackpot, 'code' | 'seedId'>
export const jackpotRestart = (db: Queryable, { code, seedId, start, grown, next }: JackpotRestart) =>
  db.rows(restart, [code, seedId, start, grown, next])

export type JackpotWin = Pick<Jackpot, 'code' | 'cycle' | 'seedId'> & {
  readonly roundId: string
  readonly amount: Centavos
  readonly drawn: readonly DrawRecord[]
  readonly wonAt: Instant
}

const insertWin = statement<{ cycle: number }>(
  'jackpot_win_insert',
  `insert into studio.jackpot_win (code, cycle, round_id, amount, seed_id, drawn, won_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning cycle`,
)
export const jackpotWinInsert = (db: Queryable, win: JackpotWin) => {
  const { code, cycle, roundId, amount, seedId, drawn, wonAt } = win
  return exactlyOne(db.rows(insertWin, [code, cycle, roundId, amount, seedId, JSON.stringify(drawn), sqlTime(wonAt)]))
}

const winsOfRound = statement<Pick<JackpotWin, 'code' | 'amount'>>(
  'jackpot_win_list_by_round',
  'select w.code, w.amount from studio.jackpot_win w where w.round_id = $1 order by w.code',
)
export const jackpotWinListByRound = (db: Queryable, roundId: string) => db.rows(winsOfRound, [roundId])

export type LastWin = Omit<JackpotWin, 'roundId'> & { readonly gameCode: string }

const lastWins = statement<LastWin>(
  'jackpot_win_list_last',
  `select distinct on (w.code) w.code, w.cycle, w.amount, w.seed_id as "seedId", w.drawn, w.won_at as "wonAt",
     r.game_code as "gameCode"
   from studio.jackpot_win w join studio.round r on r.id = w.round_id order by w.code, w.cycle desc`,
)
/** The last win of each pool. */
export const jackpotWinListLast = (db: Queryable) => db.rows(lastWins, [])
