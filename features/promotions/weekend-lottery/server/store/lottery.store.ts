import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type LotteryRow = {
  readonly week: string
  /** The version of the promotion that it was prepared with. */
  readonly version: number
  readonly startsAt: Instant
  readonly closesAt: Instant
  readonly drawsAt: Instant
  readonly pool: Centavos
  readonly seed: string
  readonly seedHash: string
  readonly beaconChain: string
  readonly beaconRound: bigint
  /** Null: prepared before signatures were verified. */
  readonly beaconPublicKey: string | null
  readonly listedAt: Instant | null
  readonly listHash: string | null
  readonly tickets: number | null
  readonly source: 'beacon' | 'list' | null
  readonly randomness: string | null
  readonly signature: string | null
  readonly drawnAt: Instant | null
}

const columns = `week, version, starts_at as "startsAt", closes_at as "closesAt", draws_at as "drawsAt", pool, seed,
  seed_hash as "seedHash", beacon_chain as "beaconChain", beacon_round as "beaconRound", beacon_public_key as "beaconPublicKey", listed_at as "listedAt",
  list_hash as "listHash", tickets, source, randomness, signature, drawn_at as "drawnAt"`

const insert = statement<{ week: string }>(
  'weekend_lottery_insert',
  `insert into weekend_lottery (week, version, starts_at, closes_at, draws_at, pool, seed, seed_hash, beacon_chain, beacon_round,
     beacon_public_key, prepared_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing returning week`,
)
export type NewLottery = Pick<
  LotteryRow,
  'week' | 'version' | 'startsAt' | 'closesAt' | 'drawsAt' | 'pool' | 'seed' | 'seedHash' | 'beaconChain'
> & { readonly beaconRound: number; readonly beaconPublicKey: string }
/** False: the week is prepared already. */
export const lotteryInsert = async (tx: Transaction, l: NewLottery, now: Instant) =>
  (await atMostOne(
    tx.rows(insert, [
      l.week,
      l.version,
      sqlTime(l.startsAt),
      sqlTime(l.closesAt),
      sqlTime(l.drawsAt),
      l.pool,
      l.seed,
      l.seedHash,
      l.beaconChain,
      l.beaconRound,
      l.beaconPublicKey,
      sqlTime(now),
    ]),
  )) !== undefined

const find = statement<LotteryRow>('weekend_lottery_find', `select ${columns} from weekend_lottery where week = $1`)
export const lotteryFind = (db: Queryable, week: string) => atMostOne(db.rows(find, [week]))

const newest = statement<LotteryRow>(
  'weekend_lottery_newest',
  `select ${columns} from weekend_lottery order by closes_at desc limit $1`,
)
export const lotteriesNewest = (db: Queryable, countMax: number) => db.rows(newest, [countMax])

const running = statement<LotteryRow>(
  'weekend_lottery_running',
  `select ${columns} from weekend_lottery where starts_at <= $1 and closes_at > $1`,
)
/** The one in which tickets are earned at that moment. */
export const lotteryRunning = (db: Queryable, at: Instant) => atMostOne(db.rows(running, [sqlTime(at)]))

const unlisted = statement<LotteryRow>(
  'weekend_lottery_unlisted',
  `select ${columns} from weekend_lottery where listed_at is null and closes_at <= $1 order by closes_at`,
)
/** Closed before that moment, and without their list. */
export const lotteriesUnlisted = (db: Queryable, closedBefore: Instant) => db.rows(unlisted, [sqlTime(closedBefore)])

const undrawn = statement<LotteryRow>(
  'weekend_lottery_undrawn',
  `select ${columns} from weekend_lottery where listed_at is not null and drawn_at is null and draws_at <= $1 order by draws_at`,
)
export const lotteriesUndrawn = (db: Queryable, now: Instant) => db.rows(undrawn, [sqlTime(now)])

const unsettled = statement<LotteryRow>(
  'weekend_lottery_unsettled',
  `select ${columns} from weekend_lottery where drawn_at is not null and settled_at is null order by drawn_at`,
)
/** Drawn, with prizes that are not sent, or not returned to the budget. */
export const lotteriesUnsettled = (db: Queryable) => db.rows(unsettled)

const setList = statement<{ week: string }>(
  'weekend_lottery_set_list',
  `update weekend_lottery set listed_at = $2, list_hash = $3, tickets = $4 where week = $1 and listed_at is null returning week`,
)
type ClosedList = { readonly week: string; readonly listHash: string; readonly tickets: number; readonly now: Instant }
/** False: it has a list already. */
export const lotterySetList = async (tx: Transaction, { week, listHash, tickets, now }: ClosedList) =>
  (await atMostOne(tx.rows(setList, [week, sqlTime(now), listHash, tickets]))) !== undefined

const setDraw = statement<{ week: string }>(
  'weekend_lottery_set_draw',
  `update weekend_lottery set source = $2, randomness = $3, signature = $4, drawn_at = $5, beacon_public_key = $6
   where week = $1 and drawn_at is null returning week`,
)
type DrawResult = {
  readonly week: string
  readonly source: 'beacon' | 'list'
  readonly randomness: string
  readonly signature: string | null
  readonly beaconPublicKey: string
  readonly now: Instant
}
/** False: it was drawn already. */
export const lotterySetDraw = async (tx: Transaction, draw: DrawResult) => {
  const { week, source, randomness, signature, beaconPublicKey, now } = draw
  return (
    (await atMostOne(tx.rows(setDraw, [week, source, randomness, signature, sqlTime(now), beaconPublicKey]))) !==
    undefined
  )
}

const settle = statement<{ week: string }>(
  'weekend_lottery_settle',
  'update weekend_lottery set settled_at = $2 where week = $1 and settled_at is null returning week',
)
export const lotterySettle = async (tx: Transaction, week: string, now: Instant) =>
  (await atMostOne(tx.rows(settle, [week, sqlTime(now)]))) !== undefined
