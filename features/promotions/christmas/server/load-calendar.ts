import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { keptItems } from '#core/reward/kept-items.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import {
  type PlayerNow,
  type Promotion,
  type SeasonState,
  seasonStates,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type Calendar, type CalendarState, dayNumber, untouched } from '../rules.ts'
import { christmasKind } from './christmas-kind.ts'

/** A player's calendar of the season. */
export type LoadedCalendar = SeasonState<Calendar, CalendarState> & { readonly day: number }
export type LockedCalendar = LoadedCalendar & { readonly row: StateRow }

const states = seasonStates<Calendar, CalendarState>({
  kind: christmasKind,
  untouched,
  readHeld: (data) => v.parse(heldIn, data),
})

/** Undefined: no season was ever set up. */
export async function loadCalendar(
  db: Queryable,
  { playerId, now }: PlayerNow,
  acting?: Promotion<Calendar>,
): Promise<LoadedCalendar | undefined> {
  const state = await states.load(db, playerId, acting)
  return state && { ...state, day: dayIn(state, now) }
}

export async function lockCalendar(tx: Transaction, player: PlayerNow): Promise<LockedCalendar | undefined> {
  const state = await states.lock(tx, player)
  return state && { ...state, day: dayIn(state, player.now) }
}

const dayIn = ({ season }: Pick<LoadedCalendar, 'season'>, now: Instant): number =>
  dayNumber(season.firstDay, dayOf(now))

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

const writeHeld = ({ doors, ...held }: CalendarState): object => ({
  ...held,
  doors: doors.map(({ items, ...door }) => ({ ...door, items: keptItems(items) })),
})
