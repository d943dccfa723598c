import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { gathered } from '#platform/db/gathering.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type WindowRow = {
  readonly id: string
  /** The version of the promotion that it was prepared with. */
  readonly version: number
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly pool: Centavos
  readonly packets: number
  readonly smallest: Centavos
  readonly largest: Centavos
  readonly seed: string
  readonly seedHash: string
  readonly settledAt: Instant | null
}

const columns = `w.id, w.version, w.starts_at as "startsAt", w.ends_at as "endsAt", w.pool, w.packets, w.smallest, w.largest,
  w.seed, w.seed_hash as "seedHash", w.settled_at as "settledAt"`

const insert = statement<{ id: string }>(
  'red_packet_window_insert',
  `insert into red_packet_window (id, version, starts_at, ends_at, pool, packets, smallest, largest, seed, seed_hash, prepared_at)
   select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
   where not exists (select from red_packet_window w where w.starts_at < $4 and w.ends_at > $3)
   on conflict do nothing returning id`,
)
/** False: it is there already, or another version prepared one of that time. */
export const windowInsert = async (tx: Transaction, w: Omit<WindowRow, 'settledAt'>, now: Instant) =>
  (await atMostOne(
    tx.rows(insert, [
      w.id,
      w.version,
      sqlTime(w.startsAt),
      sqlTime(w.endsAt),
      w.pool,
      w.packets,
      w.smallest,
      w.largest,
      w.seed,
      w.seedHash,
      sqlTime(now),
    ]),
  )) !== undefined

export type PlayerWindow = WindowRow & { readonly left: bigint; readonly mine: Centavos | null }

const listOfPlayer = statement<PlayerWindow>(
  'red_packet_window_list_of_player',
  `select ${columns},
     (select count(*) from red_packet p where p.window_id = w.id and p.player_id is null) as left,
     (select p.amount from red_packet p where p.window_id = w.id and p.player_id = $1) as mine
   from red_packet_window w where w.starts_at >= $2 and w.starts_at < $3 order by w.starts_at`,
)
type WindowsQuery = { readonly playerId: bigint; readonly from: Instant; readonly until: Instant }
/** The windows that open in a period, as one player sees them. */
export const windowsOfPlayer = (db: Queryable, { playerId, from, until }: WindowsQuery) =>
  db.rows(listOfPlayer, [playerId, sqlTime(from), sqlTime(until)])

const findOfPlayer = statement<PlayerWindow>(
  'red_packet_window_find_of_player',
  `select ${columns},
     (select count(*) from (select from red_packet p where p.window_id = w.id and p.player_id is null limit 1) l) as left,
     (select p.amount from red_packet p where p.window_id = w.id and p.player_id = $1) as mine
   from red_packet_window w where w.id = $2`,
)
/** `left` is 0 or 1: whether any packet is left. */
export const windowOfPlayer = (db: Queryable, playerId: bigint, windowId: string) =>
  atMostOne(db.rows(findOfPlayer, [playerId, windowId]))

const listNext = statement<WindowRow & { ordinal: bigint }>(
  'red_packet_window_list_next',
  `select k.ordinal, ${columns} from unnest($1::timestamptz[]) with ordinality as k (now, ordinal)
     cross join lateral (select * from red_packet_window w where w.ends_at > k.now order by w.starts_at limit 1) w`,
)
const nextOf = gathered<Instant, WindowRow>({
  textOf: String,
  read: (db, times) => db.rows(listNext, [times.map(sqlTime)]),
})
/** The running window, or else the next. */
export const windowNext = (db: Queryable, now: Instant) => atMostOne(nextOf(db, now))

const listBetween = statement<WindowRow>(
  'red_packet_window_list_between',
  `select ${columns} from red_packet_window w where w.ends_at > $1 and w.starts_at < $2 order by w.starts_at`,
)
export const windowsBetween = (db: Queryable, from: Instant, until: Instant) =>
  db.rows(listBetween, [sqlTime(from), sqlTime(until)])

const find = statement<WindowRow>(
  'red_packet_window_find',
  `select ${columns} from red_packet_window w where w.id = $1`,
)
export const windowFind = (db: Queryable, id: string) => atMostOne(db.rows(find, [id]))

const listNewest = statement<WindowRow>(
  'red_packet_window_list_newest',
  `select ${columns} from red_packet_window w order by w.starts_at desc limit $1`,
)
export const windowsNewest = (db: Queryable, countMax: number) => db.rows(listNewest, [countMax])

const listEnded = statement<WindowRow>(
  'red_packet_window_list_ended',
  `select ${columns} from red_packet_window w where w.ends_at <= $1 and w.settled_at is null order by w.starts_at limit 20`,
)
/** Windows that have ended and still hold a part of the budget. */
export const windowsEnded = (db: Queryable, now: Instant) => db.rows(listEnded, [sqlTime(now)])

const settle = statement<{ id: string }>(
  'red_packet_window_settle',
  'update red_packet_window set settled_at = $2 where id = $1 and settled_at is null returning id',
)
/** False: a concurrent run settled it. */
export const windowSettle = async (tx: Transaction, id: string, now: Instant) =>
  (await atMostOne(tx.rows(settle, [id, sqlTime(now)]))) !== undefined
