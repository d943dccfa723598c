import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { type CalendarDay, calendarDay, dayOf } from '#core/clock/manila.ts'
import { keptItems } from '#core/reward/kept-items.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import {
  dayDone,
  type PlayerNow,
  type Promotion,
  type SeasonState,
  seasonStates,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type Collection, type NewYear, type Today, untouched } from '../rules.ts'
import { newYearKind } from './new-year-kind.ts'

/** A player's collection of the season. */
export type LoadedCollection = SeasonState<NewYear, Collection> & { readonly day: CalendarDay }
export type LockedCollection = LoadedCollection & { readonly row: StateRow }

/** Undefined: no season was ever set up. */
/** Undefined: no season was ever set up. */
export async function loadCollection(
  db: Queryable,
  { playerId, now }: PlayerNow,
  acting?: Promotion<NewYear>,
): Promise<LoadedCollection | undefined> {
  const state = await states.load(db, playerId, acting)
  return state && { ...state, day: dayOf(now) }
}

export async function lockCollection(tx: Transaction, player: PlayerNow): Promise<LockedCollection | undefined> {
  const state = await states.lock(tx, player)
  return state && { ...state, day: dayOf(player.now) }
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

const states = seasonStates<NewYear, Collection>({ kind: newYearKind, untouched, readHeld })
