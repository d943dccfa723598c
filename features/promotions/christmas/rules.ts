import { type CalendarDay, daysBetween } from '#core/clock/manila.ts'
import { drawWeighted } from '#core/draw/draw.ts'
import { fairDraw, type SeededHmac } from '#core/draw/fair-draw.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'

/** What a door may bring: a gift, keys, or both. Weights are ten-thousandths and add up to all. */
export type Prize = { readonly weight: number; readonly keys: number; readonly items: readonly RewardItem[] }

export type Box = { readonly id: number; readonly need: number; readonly items: readonly RewardItem[] }

export type Calendar = {
  /** How many days have a door. The boxes open with the last. */
  readonly doors: number
  readonly depositNeed: Centavos
  readonly betNeed: Centavos
  /** The deposits of a day that bring one more door, and how many a day may have. */
  readonly extraPer: Centavos
  readonly extraMax: number
  readonly prizes: readonly Prize[]
  readonly boxes: readonly Box[]
}

export const prizeWeights = 10_000

export type OpenedDoor = {
  /** The day of the calendar, from 1. */
  readonly day: number
  /** 0 is the day's own door, 1 and more are extra ones. */
  readonly extra: number
  readonly keys: number
  readonly items: readonly RewardItem[]
  /** What the prize was drawn from: recompute it with `drawPrize`. */
  readonly seed: string
  readonly clientSeed: string
  /** The deposit that earned it was taken back. */
  readonly isRevoked: boolean
}

export type CalendarState = {
  /** The seed of the next door, of which the player knows the hash; null before the first stamp. */
  readonly seal: string | null
  readonly stamps: readonly number[]
  readonly doors: readonly OpenedDoor[]
  readonly boxes: readonly number[]
}

export const untouched: CalendarState = { seal: null, stamps: [], doors: [], boxes: [] }

/** The player's deposits and valid bets of one day. */
export type DayDone = { readonly deposited: Centavos; readonly staked: Centavos }

/** The day's number in the season, from 1; beyond the last door, too. */
export const dayNumber = (firstDay: CalendarDay, today: CalendarDay): number => daysBetween(firstDay, today) + 1

const hasDoor = ({ doors }: Pick<Calendar, 'doors'>, day: number): boolean => day >= 1 && day <= doors

export const keysOf = ({ doors }: Pick<CalendarState, 'doors'>): number =>
  doors.reduce((sum, { keys, isRevoked }) => sum + (isRevoked ? 0 : keys), 0)

const doorsOf = ({ doors }: Pick<CalendarState, 'doors'>, day: number): readonly OpenedDoor[] =>
  doors.filter((door) => door.day === day)

const isOpened = (held: CalendarState, day: number): boolean => doorsOf(held, day).some(({ extra }) => extra === 0)

export const extrasUsed = (held: CalendarState, day: number): number =>
  doorsOf(held, day).filter(({ extra }) => extra > 0).length

export const extrasEarned = ({ extraPer, extraMax }: Calendar, deposited: Centavos): number =>
  Math.min(extraMax, Number(deposited / extraPer))

const earnsDoor = ({ depositNeed, betNeed }: Calendar, { deposited, staked }: DayDone): boolean =>
  deposited >= depositNeed || staked >= betNeed

export type Today = { readonly calendar: Calendar; readonly held: CalendarState; readonly day: number }

/** The first reason against today's stamp. */
export function refuseStamp({ calendar, held, day }: Today) {
  if (!hasDoor(calendar, day)) return 'nothingToChange'
  return held.stamps.includes(day) ? 'alreadyClaimed' : undefined
}

/** The first reason against opening a door; only today's can be opened. */
export function refuseDoor(today: Today, requested: number, done: DayDone) {
  const { calendar, held, day } = today
  if (!hasDoor(calendar, day) || requested !== day) return 'nothingToChange'
  if (isOpened(held, day)) return 'alreadyClaimed'
  return held.stamps.includes(day) && earnsDoor(calendar, done) ? undefined : 'conditionNotReached'
}

/** The first reason against another door of today. */
export function refuseExtra({ calendar, held, day }: Today, { deposited }: Pick<DayDone, 'deposited'>) {
  if (!hasDoor(calendar, day)) return 'nothingToChange'
  if (!held.stamps.includes(day)) return 'conditionNotReached'
  const used = extrasUsed(held, day)
  if (used >= calendar.extraMax) return 'alreadyClaimed'
  return used < extrasEarned(calendar, deposited) ? undefined : 'conditionNotReached'
}

/** The first reason against a box. Keys are counted, not spent. */
export function refuseBox({ calendar, held, day }: Today, id: number) {
  const box = calendar.boxes.find((each) => each.id === id)
  if (box === undefined) return 'notEligible'
  if (held.boxes.includes(id)) return 'alreadyClaimed'
  return day >= calendar.doors && keysOf(held) >= box.need ? undefined : 'conditionNotReached'
}

type SealedDraw = { readonly hmac: SeededHmac; readonly clientSeed: string; readonly nonce: number }

/** The prize of a door: the seed was committed to by its hash, and the client's seed came with the tap. */
export function drawPrize({ prizes }: Pick<Calendar, 'prizes'>, sealed: SealedDraw): Prize {
  const { draw } = fairDraw({ ...sealed, offset: 0 })
  return drawWeighted(prizes, draw)
}

/** Doors whose deposits were taken back: of a day the last extra ones first, and its own if nothing earns it. */
export function unearnedDoors(calendar: Calendar, doors: readonly OpenedDoor[], done: DayDone): readonly OpenedDoor[] {
  const earned = extrasEarned(calendar, done.deposited)
  return doors.filter(
    ({ extra, isRevoked }) => !isRevoked && (extra === 0 ? !earnsDoor(calendar, done) : extra > earned),
  )
}
