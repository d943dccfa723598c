import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Json } from '#games/title/json.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** A table of a game: real money and play money never share one. */
export type Sea = { readonly gameCode: string; readonly isDemo: boolean; readonly sea: number }
export type Seat = Sea & { readonly seat: number }
type Game = Pick<Sea, 'gameCode' | 'isDemo'>

const columns = `s.game_code as "gameCode", s.is_demo as "isDemo", s.sea, s.seat`

const lock = statement('sea_lock', `select pg_advisory_xact_lock(hashtextextended('sea ' || $1 || ' ' || $2, 0))`)
/** Seats of a game are given one after the other. */
export const seaLock = (db: Queryable, { gameCode, isDemo }: Game) => db.rows(lock, [gameCode, String(isDemo)])

const find = statement<Seat>('sea_seat_find', `select ${columns} from studio.sea_seat s where s.account_id = $1`)
export const seaSeatFind = (db: Queryable, accountId: bigint) => atMostOne(db.rows(find, [accountId]))

const remove = statement('sea_seat_delete', 'delete from studio.sea_seat where account_id = $1')
export const seaSeatDelete = (db: Queryable, accountId: bigint) => db.rows(remove, [accountId])

const removeSilent = statement(
  'sea_seat_delete_silent',
  'delete from studio.sea_seat where game_code = $1 and is_demo = $2 and seen_at < $3',
)
export const seaSeatDeleteSilent = (db: Queryable, { gameCode, isDemo }: Game, before: Instant) =>
  db.rows(removeSilent, [gameCode, isDemo, sqlTime(before)])

const insert = statement<Seat>(
  'sea_seat_insert',
  `insert into studio.sea_seat as s (game_code, is_demo, sea, seat, account_id, seen_at)
   select $1, $2, n / 4 + 1, n % 4, $3, $4
   from generate_series(0, (select count(*)::integer from studio.sea_seat t where t.game_code = $1 and t.is_demo = $2)) n
   where not exists (select from studio.sea_seat t
     where t.game_code = $1 and t.is_demo = $2 and t.sea = n / 4 + 1 and t.seat = n % 4)
   order by n limit 1 returning ${columns}`,
)
/** The first seat that is free; behind the last full table there is always another. */
export const seaSeatInsert = (
  db: Queryable,
  { gameCode, isDemo, accountId, now }: Game & { readonly accountId: bigint; readonly now: Instant },
) => exactlyOne(db.rows(insert, [gameCode, isDemo, accountId, sqlTime(now)]))

const touch = statement<Seat & { accountId: bigint }>(
  'sea_seat_touch',
  `update studio.sea_seat s set seen_at = $2 where s.account_id = any($1::bigint[])
   returning s.account_id as "accountId", ${columns}`,
)
/** They are still there. Answers the seats that these accounts really have. */
export const seaSeatTouch = (db: Queryable, accountIds: readonly bigint[], now: Instant) =>
  db.rows(touch, [accountIds.map(String), sqlTime(now)])

const age = statement(
  'sea_seat_age',
  `update studio.sea_seat s set seen_at = $6
   where s.account_id = $1 and s.game_code = $2 and s.is_demo = $3 and s.sea = $4 and s.seat = $5 and s.seen_at <= $7`,
)
/** As if the player had last been there at `seenAt`. A player whom another process has seen after `lastSeenAt` is still there. */
export const seaSeatAge = (
  db: Queryable,
  { accountId, gameCode, isDemo, sea, seat }: Seat & { readonly accountId: bigint },
  { seenAt, lastSeenAt }: { readonly seenAt: Instant; readonly lastSeenAt: Instant },
) => db.rows(age, [accountId, gameCode, isDemo, sea, seat, sqlTime(seenAt), sqlTime(lastSeenAt)])

/** Seats of players whom others may see, at these tables. */
const shownSeats = `unnest($1::text[], $2::boolean[], $3::integer[]) w (game_code, is_demo, sea)
  join studio.sea_seat s on s.game_code = w.game_code and s.is_demo = w.is_demo and s.sea = w.sea
  join studio.account a on a.id = s.account_id and (s.is_demo or a.public_name is not null)`
const arraysOf = (seas: readonly Sea[]) => [
  seas.map(({ gameCode }) => gameCode),
  seas.map(({ isDemo }) => isDemo),
  seas.map(({ sea }) => sea),
]

const listShown = statement<Seat & { name: string | null }>(
  'sea_seat_list_shown',
  `select ${columns}, a.public_name as name from ${shownSeats} where s.seen_at >= $4 order by s.seat`,
)
export const seaSeatListShown = (db: Queryable, seas: readonly Sea[], since: Instant) =>
  db.rows(listShown, [...arraysOf(seas), sqlTime(since)])

export type VolleyRow = Seat & {
  readonly round: string
  readonly staked: Centavos
  readonly win: Centavos
  readonly choice: Json
  readonly view: Json
}
const listVolleys = statement<VolleyRow>(
  'sea_volley_list',
  `select ${columns}, r.id as round, r.staked, r.win, p.move as choice, p.view
   from ${shownSeats}
   join studio.round r on r.account_id = s.account_id and r.game_code = s.game_code and r.opened_at >= $4
     and r.state in ('closed', 'settling') and r.step = 0
   join studio.round_step p on p.round_id = r.id and p.step = 0
   order by r.opened_at, r.id`,
)
/** What these tables' players have shot since then, as the studio decided it. */
export const seaVolleyList = (db: Queryable, seas: readonly Sea[], since: Instant) =>
  db.rows(listVolleys, [...arraysOf(seas), sqlTime(since)])
