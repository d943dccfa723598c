import * as v from 'valibot'
import { dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { keptItems } from '#core/reward/kept-items.ts'
import {
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
import { type Calendar, dayNumber, type CalendarState, untouched } from '../rules.ts'
import { christmasKind } from './christmas-kind.ts'

const { key } = christmasKind

/** A player's calendar of the season, by the version that it began with. */
export type LoadedCalendar = {
  /** The version in force, with the settings of the player's own. */
  readonly promotion: Promotion<Calendar>
  readonly season: Season
  readonly held: CalendarState
  readonly day: number
}

export type PlayerNow = { readonly playerId: bigint; readonly now: Instant }

/** Undefined: no season was ever set up. */
export async function loadCalendar(
  db: Queryable,
  { playerId, now }: PlayerNow,
  acting?: Promotion<Calendar>,
): Promise<LoadedCalendar | undefined> {
  const promotion = acting ?? (await promotionOf<Calendar>(db, christmasKind))
  const season = promotion && seasonOf(promotion)
  if (promotion === undefined || season === undefined) return undefined
  const row = await stateFind(db, { playerId, key, cycleKey: season.cycleKey })
  return calendarFrom(db, { promotion, season, row }, now)
}

type SeasonRow = Pick<LoadedCalendar, 'promotion' | 'season'> & { readonly row: StateRow | undefined }

async function calendarFrom(db: Queryable, { promotion, season, row }: SeasonRow, now: Instant) {
  const version = row?.version ?? promotion.version
  const { settings } = await promotionKept(db, promotion, version)
  return {
    promotion: { ...promotion, settings, version },
    season,
    held: row === undefined ? untouched : readHeld(row.data),
    day: dayNumber(season.firstDay, dayOf(now)),
  }
}

/** Published, and not over. */
export const isAnnounced = ({ promotion: { state }, season: { endsAt } }: LoadedCalendar, now: Instant): boolean =>
  state === 'live' && now < endsAt

export type LockedCalendar = LoadedCalendar & { readonly row: StateRow }

/** The same with its row locked, which is created if missing: concurrent taps of a player are serialised. */
export async function lockCalendar(tx: Transaction, { playerId, now }: PlayerNow): Promise<LockedCalendar | undefined> {
  const promotion = await promotionOf<Calendar>(tx, christmasKind)
  const season = promotion && seasonOf(promotion)
  if (promotion === undefined || season === undefined) return undefined
  const { version } = promotion
  const row = await stateOpen(tx, { playerId, key, cycleKey: season.cycleKey, version, now })
  return { ...(await calendarFrom(tx, { promotion, season, row }, now)), row }
}

export const saveCalendar = (
  tx: Transaction,
  { row }: Pick<LockedCalendar, 'row'>,
  held: CalendarState,
  now: Instant,
) => stateSave(tx, { ...row, progress: BigInt(held.doors.length), data: writeHeld(held) }, now)

/** A row that was only created holds nothing. */
const heldIn = v.object({
  seal: v.optional(v.nullable(v.string()), null),
  stamps: v.optional(v.array(v.number()), []),
  doors: v.optional(
    v.array(
      v.object({
        day: v.number(),
        extra: v.number(),
        keys: v.number(),
        items: rewardItemsIn,
        seed: v.string(),
        clientSeed: v.string(),
        isRevoked: v.boolean(),
      }),
    ),
    [],
  ),
  boxes: v.optional(v.array(v.number()), []),
})

const readHeld = (data: unknown): CalendarState => v.parse(heldIn, data)

const writeHeld = ({ doors, ...held }: CalendarState): object => ({
  ...held,
  doors: doors.map(({ items, ...door }) => ({ ...door, items: keptItems(items) })),
})
