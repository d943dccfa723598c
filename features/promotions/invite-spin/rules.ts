import { days, hours } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type BasisPoints, applyBasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, centavos, subtractCentavos, sumCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import type { Draw } from '#core/draw/draw.ts'
import type { SpinStatus } from './spin-status.ts'

export type SpinTerms = {
  readonly bonusAmount: Centavos
  readonly inviteNeed: number
  readonly cycleHours: number
  readonly first: BasisPoints
  readonly betRate: BasisPoints
  /** An invite that counts here also counts for other promotions. */
  readonly shares: boolean
}

/** The amounts of all spins in order, fixed when the round opens; they add up to the target exactly. */
export function planSpins({ bonusAmount, inviteNeed, first }: SpinTerms, draw: Draw): readonly Centavos[] {
  const opening = applyBasisPoints(bonusAmount, first, divFloor)
  return [opening, ...splitFairly(subtractCentavos(bonusAmount, opening), inviteNeed, draw)]
}

/** Splits a sum into parts of at least half the average. */
function splitFairly(sum: Centavos, parts: number, draw: Draw): readonly Centavos[] {
  const least = divFloor(sum, 2n * BigInt(parts))
  let left = sum - least * BigInt(parts)
  return Array.from({ length: parts }, (_, at) => {
    const isLast = at === parts - 1
    // At most twice the average remainder, so that later parts keep something to draw from.
    const most = minBig((left * 2n) / BigInt(parts - at), left)
    const extra = isLast ? left : BigInt(draw(Number(most) + 1))
    left -= extra
    return centavos(least + extra)
  })
}

const minBig = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/**
 * The wheel's eight fields repeat the outstanding amounts, largest first. Their order does not reveal the order of the
 * turns.
 */
const wheelFields = 8

export function wheelOf(plan: readonly Centavos[], spun: number): readonly Centavos[] {
  const toCome = plan.slice(spun)
  const shown = (toCome.length > 0 ? toCome : plan).toSorted((a, b) => Number(b - a))
  return Array.from({ length: wheelFields }, (_, field) => shown[field % shown.length] ?? centavos(0n))
}

/** A field that shows the turn's amount; among several, the turn's number decides. */
export function fieldOf(wheel: readonly Centavos[], added: Centavos, turn: number): number {
  const fields = wheel.flatMap((amount, field) => (amount === added ? [field] : []))
  return fields[turn % fields.length] ?? 0
}

export type SpinRound = {
  readonly startedAt: Instant
  readonly plan: readonly Centavos[]
  readonly spun: number
  /** Valid invites that count for this round. */
  readonly invites: number
  readonly exchangedAt: Instant | null
}

export const roundEnd = ({ cycleHours }: SpinTerms, { startedAt }: Pick<SpinRound, 'startedAt'>): Instant =>
  addDuration(startedAt, hours(cycleHours))

export const spinsLeft = ({ plan, spun, invites }: SpinRound): number =>
  Math.max(0, Math.min(plan.length, 1 + invites) - spun)

export const amountOf = ({ plan, spun }: Pick<SpinRound, 'plan' | 'spun'>): Centavos => sumCentavos(plan.slice(0, spun))

export const invitesMissing = ({ plan, invites }: SpinRound): number => Math.max(0, plan.length - 1 - invites)

export function statusOf(terms: SpinTerms, round: SpinRound, now: Instant): SpinStatus {
  if (round.exchangedAt !== null) return 'exchanged'
  if (now >= roundEnd(terms, round)) return 'expired'
  return round.spun >= round.plan.length ? 'exchangeable' : 'running'
}

export const exchangePauseDays = 7
export const monthSpanDays = 30
const exchangePause = days(exchangePauseDays)
const monthSpan = days(monthSpanDays)
export const exchangesInMonth = 4

/** When a new round can open after these exchanges: seven days after the last, and at most four in thirty days. */
export function nextRoundAt(exchangedAt: readonly Instant[]): Instant | undefined {
  const newest = exchangedAt.toSorted((a, b) => b - a)
  const [last] = newest
  if (last === undefined) return undefined
  const fourth = newest[exchangesInMonth - 1]
  const afterPause = addDuration(last, exchangePause)
  const month = fourth === undefined ? afterPause : addDuration(fourth, monthSpan)
  return afterPause > month ? afterPause : month
}
