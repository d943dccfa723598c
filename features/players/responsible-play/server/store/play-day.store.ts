import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { BookCursor, PlayFigures } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

const findCursors = statement<BookCursor>(
  'play_cursor_find',
  `select player_id as "playerId", seq, last_at as "lastAt" from play_cursor where player_id = any($1::bigint[])`,
)
export const cursorFind = (db: Queryable, playerIds: readonly bigint[]) => db.rows(findCursors, [playerIds])

const saveCursor = statement(
  'play_cursor_save',
  `insert into play_cursor (player_id, seq, last_at) values ($1, $2, $3)
   on conflict (player_id) do update set seq = excluded.seq, last_at = excluded.last_at`,
)
export const cursorSave = (tx: Transaction, { playerId, seq, lastAt }: BookCursor) =>
  tx.rows(saveCursor, [playerId, seq, sqlTime(lastAt)])

const addDay = statement(
  'play_day_add',
  `insert into play_day as d (player_id, day, bets, staked, won, deposits, deposited, withdrawn, played_ms, night_ms)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (player_id, day) do update set bets = d.bets + excluded.bets, staked = d.staked + excluded.staked,
     won = d.won + excluded.won, deposits = d.deposits + excluded.deposits,
     deposited = d.deposited + excluded.deposited, withdrawn = d.withdrawn + excluded.withdrawn,
     played_ms = d.played_ms + excluded.played_ms, night_ms = d.night_ms + excluded.night_ms`,
)
/** Adds uncounted play. The player's book is locked, so that nothing is counted twice. */
export const dayAdd = (tx: Transaction, f: PlayFigures) =>
  tx.rows(addDay, [
    f.playerId,
    f.day,
    f.bets,
    f.staked,
    f.won,
    f.deposits,
    f.deposited,
    f.withdrawn,
    f.playedMs,
    f.nightMs,
  ])

export type PlayDay = Omit<PlayFigures, 'seq' | 'lastAt'>

const listDays = statement<PlayDay>(
  'play_day_list',
  `select player_id as "playerId", day, bets, staked, won, deposits, deposited, withdrawn, played_ms as "playedMs",
     night_ms as "nightMs"
   from play_day where player_id = any($1::bigint[]) and day >= $2 order by player_id, day`,
)
export const dayList = (db: Queryable, { playerIds, from }: { playerIds: readonly bigint[]; from: CalendarDay }) =>
  db.rows(listDays, [playerIds, from])

/** The start, before anything of a player is counted. */
export const beginningOf = (playerId: bigint, from: Instant): BookCursor => ({ playerId, seq: 0n, lastAt: from })
