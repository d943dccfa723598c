import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { type Tournament, tournamentColumns, tournamentOf, type TournamentRow } from './tournament.store.ts'

const lock = statement<TournamentRow>(
  'tournament_lock',
  `select ${tournamentColumns} from tournament t where t.id = $1 for update`,
)
/** Waits for rounds that are being counted for it. */
export const tournamentLock = async (tx: Transaction, id: string) => {
  const row = await atMostOne(tx.rows(lock, [id]))
  return row && tournamentOf(row)
}

const listEntered = statement<{ id: string }>(
  'tournament_list_entered',
  `select t.id from tournament t
   where t.ends_at > $2 and t.starts_at <= $3 and t.counted_at is null and t.stopped_at is null
     and exists (select from tournament_entrant e where e.tournament_id = t.id and e.player_id = any($1::bigint[]))`,
)
type PlayPeriod = { readonly playerIds: readonly bigint[]; readonly from: Instant; readonly until: Instant }
/** The tournaments of a period that any of these players has entered, without a lock. */
export const tournamentsEntered = async (tx: Transaction, { playerIds, from, until }: PlayPeriod) =>
  (await tx.rows(listEntered, [playerIds, sqlTime(from), sqlTime(until)])).map(({ id }) => id)

const lockCounting = statement<CountingTournament>(
  'tournament_lock_counting',
  `select t.id, t.scoring, t.games, t.rounds, t.stake, t.starts_at as "startsAt", t.ends_at as "endsAt"
   from tournament t where t.id = any($1::text[]) and t.counted_at is null and t.stopped_at is null
   order by t.id for key share`,
)
export type CountingTournament = Pick<
  Tournament,
  'id' | 'scoring' | 'games' | 'rounds' | 'stake' | 'startsAt' | 'endsAt'
>
/** Those that rounds still count for. None of them is closed or stopped until the transaction ends. */
export const tournamentsCounting = (tx: Transaction, ids: readonly string[]) => tx.rows(lockCounting, [ids])

const takeSeat = statement<{ seat: number }>(
  'tournament_take_seat',
  `update tournament set entrants = entrants + 1
   where id = $1 and ends_at > $2 and stopped_at is null and counted_at is null returning entrants as seat`,
)
/** Undefined: it has ended or was stopped meanwhile. */
export const seatTake = async (tx: Transaction, id: string, now: Instant) =>
  (await atMostOne(tx.rows(takeSeat, [id, sqlTime(now)])))?.seat

const setStopped = statement<{ id: string }>(
  'tournament_set_stopped',
  `update tournament set stopped_at = $2, stopped_by = $3
   where id = $1 and stopped_at is null and counted_at is null returning id`,
)
/** False: it was stopped, or has been counted. */
export const tournamentSetStopped = async (tx: Transaction, id: string, { by, now }: { by: string; now: Instant }) =>
  (await atMostOne(tx.rows(setStopped, [id, sqlTime(now), by]))) !== undefined

const setCounted = statement('tournament_set_counted', 'update tournament set counted_at = $2 where id = $1')
export const tournamentSetCounted = (tx: Transaction, id: string, now: Instant) =>
  tx.rows(setCounted, [id, sqlTime(now)])

const setFinished = statement(
  'tournament_set_finished',
  `update tournament set finished_at = $2, table_hash = $3 where id = $1 and finished_at is null`,
)
export const tournamentSetFinished = (db: Queryable, id: string, { hash, now }: { hash: string; now: Instant }) =>
  db.rows(setFinished, [id, sqlTime(now), hash])

const settle = statement<{ id: string }>(
  'tournament_settle',
  'update tournament set settled_at = $2 where id = $1 and settled_at is null returning id',
)
/** False: a concurrent run settled it. */
export const tournamentSettle = async (tx: Transaction, id: string, now: Instant) =>
  (await atMostOne(tx.rows(settle, [id, sqlTime(now)]))) !== undefined
