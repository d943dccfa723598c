import type { Instant } from '#core/clock/instant.ts'
import type { DrawRecord } from '#core/draw/recorded-draw.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { WireCentavos } from '#core/money/wire-centavos.ts'
import type { JackpotWheel } from '#games/jackpot/wheel.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Jackpot } from './jackpot.store.ts'

/** The wheel that was spun, where it stopped, and over how much. Amounts are centavos. */
export type SpunWheel = {
  readonly wheel: JackpotWheel
  readonly segment: number
  readonly point: WireCentavos
  readonly dropBy: WireCentavos
}

export type JackpotWin = Pick<Jackpot, 'code' | 'cycle' | 'seedId'> & {
  readonly roundId: string
  readonly amount: Centavos
  readonly drawn: readonly DrawRecord[]
  readonly wonAt: Instant
  /** Null: the winner had the whole pool. */
  readonly spun: SpunWheel | null
}

const insertWin = statement<{ cycle: number }>(
  'jackpot_win_insert',
  `insert into studio.jackpot_win (code, cycle, round_id, amount, seed_id, drawn, won_at, spun)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning cycle`,
)
export const jackpotWinInsert = (db: Queryable, win: JackpotWin) => {
  const { code, cycle, roundId, amount, seedId, drawn, wonAt, spun } = win
  const wheel = spun === null ? null : JSON.stringify(spun)
  const values = [code, cycle, roundId, amount, seedId, JSON.stringify(drawn), sqlTime(wonAt), wheel]
  return exactlyOne(db.rows(insertWin, values))
}

export type ProvenWin = Omit<JackpotWin, 'roundId'> & { readonly gameCode: string }

const proven = `w.code, w.cycle, w.amount, w.seed_id as "seedId", w.drawn, w.won_at as "wonAt", w.spun, r.game_code as "gameCode"
   from studio.jackpot_win w join studio.round r on r.id = w.round_id`

const winsOfRound = statement<ProvenWin>(
  'jackpot_win_list_by_round',
  `select ${proven} where w.round_id = $1 order by w.code`,
)
export const jackpotWinListByRound = (db: Queryable, roundId: string) => db.rows(winsOfRound, [roundId])

const lastWins = statement<ProvenWin>(
  'jackpot_win_list_last',
  `select distinct on (w.code) ${proven} order by w.code, w.cycle desc`,
)
/** The last win of each pool. */
export const jackpotWinListLast = (db: Queryable) => db.rows(lastWins, [])

type UnseenWheel = Pick<JackpotWin, 'roundId' | 'code' | 'amount'> & { readonly spun: SpunWheel }

const unseen = statement<UnseenWheel>(
  'jackpot_win_list_unseen',
  `select w.round_id as "roundId", w.code, w.amount, w.spun from studio.jackpot_win w
   join studio.round r on r.id = w.round_id
   where r.account_id = $1 and r.game_code = $2 and r.state = 'closed' and w.spun is not null and w.shown_at is null
   order by w.won_at`,
)
/** Wheels that are paid, and whose player has not seen them stop. */
export const wheelListUnseen = (db: Queryable, accountId: bigint, gameCode: string) =>
  db.rows(unseen, [accountId, gameCode])

const setShown = statement(
  'jackpot_win_set_shown',
  `update studio.jackpot_win w set shown_at = $3 from studio.round r
   where w.round_id = $2 and r.id = w.round_id and r.account_id = $1 and w.spun is not null and w.shown_at is null`,
)
type ShownWheel = { readonly accountId: bigint; readonly roundId: string; readonly now: Instant }
export const wheelSetShown = (db: Queryable, { accountId, roundId, now }: ShownWheel) =>
  db.rows(setShown, [accountId, roundId, sqlTime(now)])
