import type { Instant } from '#core/clock/instant.ts'
import { dayPeriod, monthPeriod, weekPeriod } from '#core/clock/period.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type ReservationKey = { readonly key: string; readonly reference: string }

export type Reservation = ReservationKey & {
  readonly playerId: bigint
  readonly version: number
  /** The season whose budget holds it; null for promotions that have none. */
  readonly season: string | null
  readonly reservedAt: Instant
  /** The amount still reserved. */
  readonly held: Centavos
}

const columns = 'key, reference, player_id as "playerId", version, season, reserved_at as "reservedAt", held'

const find = statement<Reservation>(
  'promotion_reservation_find',
  `select ${columns} from promotion_reservation where key = $1 and reference = $2 and held > 0`,
)
/** Undefined: nothing is reserved for this deposit. */
export const reservationFind = (db: Queryable, { key, reference }: ReservationKey) =>
  atMostOne(db.rows(find, [key, reference]))

const findAny = statement<{ reference: string }>(
  'promotion_reservation_find_any',
  'select reference from promotion_reservation where key = $1 and reference = $2',
)
/** Whether anything was ever reserved for this deposit, although it may be released by now. */
export const wasReserved = async (db: Queryable, { key, reference }: ReservationKey) =>
  (await atMostOne(db.rows(findAny, [key, reference]))) !== undefined

const listOfDeposit = statement<Reservation>(
  'promotion_reservation_list_of_deposit',
  `select ${columns} from promotion_reservation where reference = $1 and held > 0 order by key`,
)
export const reservationListOfDeposit = (db: Queryable, reference: string) => db.rows(listOfDeposit, [reference])

const listEnded = statement<Reservation>(
  'promotion_reservation_list_ended',
  `select ${columns} from promotion_reservation where ends_at <= $1 and held > 0 order by ends_at limit $2`,
)
/** Reservations that can no longer be claimed. */
export const reservationListEnded = (db: Queryable, now: Instant, countMax: number) =>
  db.rows(listEnded, [sqlTime(now), countMax])

const insert = statement<ReservationKey>(
  'promotion_reservation_insert',
  `insert into promotion_reservation as r (key, reference, player_id, version, reserved_at, held, season)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (key, reference) do update set version = excluded.version, reserved_at = excluded.reserved_at,
     held = excluded.held, season = excluded.season, ends_at = null
   where r.held = 0 returning key, reference`,
)
/** A late deposit reserves again. */
export const reservationInsert = (tx: Transaction, r: Reservation) =>
  exactlyOne(tx.rows(insert, [r.key, r.reference, r.playerId, r.version, sqlTime(r.reservedAt), r.held, r.season]))

const lower = statement<{ held: Centavos }>(
  'promotion_reservation_lower',
  `update promotion_reservation set held = held - $3 where key = $1 and reference = $2 and held >= $3 returning held`,
)
/** Undefined: less than that is reserved. */
export const reservationLower = (tx: Transaction, { key, reference }: ReservationKey, by: Centavos) =>
  atMostOne(tx.rows(lower, [key, reference, by]))

const setEnd = statement(
  'promotion_reservation_set_end',
  'update promotion_reservation set ends_at = $3 where key = $1 and reference = $2',
)
export const reservationSetEnd = (tx: Transaction, { key, reference }: ReservationKey, endsAt: Instant) =>
  tx.rows(setEnd, [key, reference, sqlTime(endsAt)])

const sum = statement<{ held: Centavos }>(
  'promotion_reservation_sum',
  `select coalesce(sum(held), 0)::bigint as held from promotion_reservation
   where key = $1 and player_id = any($2::bigint[]) and held > 0`,
)
/** The reservations of a cluster, of any season. */
export const reservationSum = async (db: Queryable, key: string, players: readonly bigint[]): Promise<Centavos> =>
  (await exactlyOne(db.rows(sum, [key, players]))).held

type ReservedTotals = Readonly<Record<'total' | 'daily' | 'weekly' | 'monthly', Centavos>>

const sumOfPromotion = statement<ReservedTotals>(
  'promotion_reservation_sum_of_promotion',
  `select coalesce(sum(held), 0)::bigint as total,
     coalesce(sum(held) filter (where reserved_at >= $2), 0)::bigint as daily,
     coalesce(sum(held) filter (where reserved_at >= $3), 0)::bigint as weekly,
     coalesce(sum(held) filter (where reserved_at >= $5), 0)::bigint as monthly
   from promotion_reservation where key = $1 and season is not distinct from $4 and held > 0`,
)
type HeldQuery = { readonly key: string; readonly season: string | undefined; readonly now: Instant }
/** A promotion's reservations of a season: total, today's, this week's and this month's purchases. */
export const reservationHeld = (db: Queryable, { key, season, now }: HeldQuery): Promise<ReservedTotals> =>
  exactlyOne(
    db.rows(sumOfPromotion, [
      key,
      ...[dayPeriod(now), weekPeriod(now)].map(({ startsAt }) => sqlTime(startsAt)),
      season ?? null,
      sqlTime(monthPeriod(now).startsAt),
    ]),
  )
