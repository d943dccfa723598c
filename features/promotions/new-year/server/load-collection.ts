import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { type CalendarDay, calendarDay, dayOf } from '#core/clock/manila.ts'
import { keptItems } from '#core/reward/kept-items.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import {
  dayDone,
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
import { type Collection, type NewYear, type Today, untouched } from '../rules.ts'
import { newYearKind } from './new-year-kind.ts'

const { key } = newYearKind

/** A player's collection of the season, by the version that it began with. */
export type LoadedCollection = {
  /** The version in force, with the settings of the player's own. */
  readonly promotion: Promotion<NewYear>
  readonly season: Season
  readonly held: Collection
  readonly day: CalendarDay
}

export type PlayerNow = { readonly playerId: bigint; readonly now: Instant }

/** Undefined: no season was ever set up. */
export async function loadCollection(
  db: Queryable,
  { playerId, now }: PlayerNow,
  acting?: Promotion<NewYear>,
): Promise<LoadedCollection | undefined> {
  const promotion = acting ?? (await promotionOf<NewYear>(db, newYearKind))
  const season = promotion && seasonOf(promotion)
  if (promotion === undefined || season === undefined) return undefined
  const row = await stateFind(db, { playerId, key, cycleKey: season.cycleKey })
  return collectionFrom(db, { promotion, season, row }, now)
}

type SeasonRow = Pick<LoadedCollection, 'promotion' | 'season'> & { readonly row: StateRow | undefined }

async function collectionFrom(db: Queryable, { promotion, season, row }: SeasonRow, now: Instant) {
  const version = row?.version ?? promotion.version
  const { settings } = await promotionKept(db, promotion, version)
  return {
    promotion: { ...promotion, settings, version },
    season,
    held: row === undefined ? untouched : readHeld(row.data),
    day: dayOf(now),
  }
}

/** Published, and not over. */
export const isAnnounced = ({ promotion: { state }, season: { endsAt } }: LoadedCollection, now: Instant): boolean =>
  state === 'live' && now < endsAt

export type LockedCollection = LoadedCollection & { readonly row: StateRow }

/** The same with its row locked, which is created if missing: concurrent taps of a player are serialised. */
export async function lockCollection(
  tx: Transaction,
  { playerId, now }: PlayerNow,
): Promise<LockedCollection | undefined> {
  const promotion = await promotionOf<NewYear>(tx, newYearKind)
  const season = promotion && seasonOf(promotion)
  if (promotion === undefined || season === undefined) return undefined
  const { version } = promotion
  const row = await stateOpen(tx, { playerId, key, cycleKey: season.cycleKey, version, now })
  return { ...(await collectionFrom(tx, { promotion, season, row }, now)), row }
}

export const saveCollection = (
  tx: Transaction,
  { row }: Pick<LockedCollection, 'row'>,
  held: Collection,
  now: Instant,
) => stateSave(tx, { ...row, progress: BigInt(held.openings.length), data: writeHeld(held) }, now)

/** What the rules decide by: the collection, and what the player has done today. */
export async function todayOf(
  db: Queryable,
  { promotion, held, day }: LoadedCollection,
  playerId: bigint,
): Promise<Today> {
  return { newYear: promotion.settings, held, day, done: await dayDone(db, playerId, day) }
}

const dayIn = v.pipe(v.string(), v.transform(calendarDay))

/** A row that was only created holds nothing. */
const heldIn = v.object({
  seal: v.optional(v.nullable(v.string()), null),
  earned: v.optional(
    v.array(
      v.object({
        day: dayIn,
        by: v.picklist(['task', 'extra']),
        id: v.number(),
        boxes: v.number(),
        isRevoked: v.boolean(),
      }),
    ),
    [],
  ),
  openings: v.optional(
    v.array(
      v.object({
        of: v.picklist(['box', 'grand']),
        day: dayIn,
        items: rewardItemsIn,
        isGuaranteed: v.boolean(),
        seed: v.string(),
        clientSeed: v.string(),
        isRevoked: v.boolean(),
      }),
    ),
    [],
  ),
})

export const readHeld = (data: unknown): Collection => v.parse(heldIn, data)

const writeHeld = ({ openings, ...held }: Collection): object => ({
  ...held,
  openings: openings.map(({ items, ...opening }) => ({ ...opening, items: keptItems(items) })),
})
