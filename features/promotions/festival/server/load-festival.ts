import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { calendarDay, dayOf } from '#core/clock/manila.ts'
import {
  dayDone,
  isOpen,
  type Promotion,
  promotionKept,
  promotionOf,
  type Season,
  seasonOf,
  stateFind,
  stateOpen,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type DayPlay, earnsUntil, type Festival, type StarBook, type Today, untouched } from '../rules.ts'
import { festivalKind } from './festival-kind.ts'

const { key } = festivalKind

/** A player's stars of the season, by the version that the player began with. */
export type LoadedFestival = {
  /** The version in force, with the settings of the player's own. */
  readonly promotion: Promotion<Festival>
  readonly season: Season
  readonly today: Today
}

export type PlayerNow = { readonly playerId: bigint; readonly now: Instant }

/** Undefined: no season was ever set up. */
export async function loadFestival(
  db: Queryable,
  { playerId, now }: PlayerNow,
  acting?: Promotion<Festival>,
): Promise<LoadedFestival | undefined> {
  const promotion = acting ?? (await promotionOf<Festival>(db, festivalKind))
  const season = promotion && seasonOf(promotion)
  if (promotion === undefined || season === undefined) return undefined
  const row = await stateFind(db, { playerId, key, cycleKey: season.cycleKey })
  return festivalFrom(db, { promotion, season, row }, now)
}

type SeasonRow = Pick<LoadedFestival, 'promotion' | 'season'> & { readonly row: StateRow | undefined }

async function festivalFrom(db: Queryable, { promotion, season, row }: SeasonRow, now: Instant) {
  const version = row?.version ?? promotion.version
  const { settings } = await promotionKept(db, promotion, version)
  const held = row === undefined ? untouched : readHeld(row.data)
  const canEarn = isOpen(promotion, now) && now < earnsUntil(settings, season)
  return {
    promotion: { ...promotion, settings, version },
    season,
    today: { festival: settings, held, day: dayOf(now), canEarn },
  }
}

/** Published, and not over. */
export const isAnnounced = ({ promotion: { state }, season: { endsAt } }: LoadedFestival, now: Instant): boolean =>
  state === 'live' && now < endsAt

export type LockedFestival = LoadedFestival & { readonly row: StateRow }

/** The same with its row locked, which is created if missing: concurrent taps of a player are serialised. */
export async function lockFestival(tx: Transaction, { playerId, now }: PlayerNow): Promise<LockedFestival | undefined> {
  const promotion = await promotionOf<Festival>(tx, festivalKind)
  const season = promotion && seasonOf(promotion)
  if (promotion === undefined || season === undefined) return undefined
  const { version } = promotion
  const row = await stateOpen(tx, { playerId, key, cycleKey: season.cycleKey, version, now })
  return { ...(await festivalFrom(tx, { promotion, season, row }, now)), row }
}

export const saveFestival = (tx: Transaction, row: StateRow, held: StarBook, now: Instant) =>
  stateSave(tx, { ...row, progress: BigInt(held.tasks.length), data: held }, now)

/** The player's play of today. */
export const playToday = (db: Queryable, { today: { day } }: LoadedFestival, playerId: bigint): Promise<DayPlay> =>
  dayDone(db, playerId, day)

const id = v.number()
const stars = v.number()
const isRevoked = v.boolean()

/** A row that was only created holds nothing. */
const heldIn = v.object({
  packs: v.optional(v.array(v.object({ id, stars, reference: v.string(), isRevoked })), []),
  tasks: v.optional(v.array(v.object({ day: v.pipe(v.string(), v.transform(calendarDay)), id, stars })), []),
  exchanges: v.optional(v.array(v.object({ id, stars, isRevoked })), []),
})

export const readHeld = (data: unknown): StarBook => v.parse(heldIn, data)
