import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { calendarDay, dayOf } from '#core/clock/manila.ts'
import {
  dayDone,
  isOpen,
  type PlayerNow,
  type Promotion,
  type SeasonState,
  seasonStates,
  type StateRow,
  stateSave,
} from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type DayPlay, earnsUntil, type Festival, type StarBook, type Today, untouched } from '../rules.ts'
import { festivalKind } from './festival-kind.ts'

/** A player's stars of the season. */
export type LoadedFestival = SeasonState<Festival, StarBook> & { readonly today: Today }
export type LockedFestival = LoadedFestival & { readonly row: StateRow }

/** Undefined: no season was ever set up. */
export async function loadFestival(
  db: Queryable,
  { playerId, now }: PlayerNow,
  acting?: Promotion<Festival>,
): Promise<LoadedFestival | undefined> {
  const state = await states.load(db, playerId, acting)
  return state && { ...state, today: todayIn(state, now) }
}

export async function lockFestival(tx: Transaction, player: PlayerNow): Promise<LockedFestival | undefined> {
  const state = await states.lock(tx, player)
  return state && { ...state, today: todayIn(state, player.now) }
}

function todayIn({ promotion, season, held }: SeasonState<Festival, StarBook>, now: Instant): Today {
  const { settings: festival } = promotion
  return { festival, held, day: dayOf(now), canEarn: isOpen(promotion, now) && now < earnsUntil(festival, season) }
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

const states = seasonStates<Festival, StarBook>({ kind: festivalKind, untouched, readHeld })
