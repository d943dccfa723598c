import { hours } from '#core/clock/duration.ts'
import { hasEnded, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { type Centavos, centavos, minCentavos, pesos, subtractCentavos, sumCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import type { Balances } from '../book/book.ts'
import { type Grant, isActive, type Requirement, type RequirementState } from './requirement.ts'

/** A bonus requirement that ends before it was played, and what goes back to the promotion. */
export type BonusEnd = {
  readonly requirement: Requirement
  readonly debit: Centavos
  readonly returnsTo: Extract<Grant, { kind: 'bonus' }>['returnsTo']
}

export type ForfeitRefusal = 'unknownRequirement' | 'notABonus' | 'notActive'

/** A player gives up one bonus: what was credited goes, as far as it is there. */
export function decideForfeit(
  requirement: Requirement | undefined,
  { coin, now }: { coin: Centavos; now: Instant },
): BonusEnd | ForfeitRefusal {
  if (requirement === undefined) return 'unknownRequirement'
  const { grant, credit } = requirement
  if (grant.kind !== 'bonus') return 'notABonus'
  if (!isActive(requirement)) return 'notActive'
  return {
    requirement: { ...requirement, state: { status: 'FORFEITED', endedAt: now } },
    debit: minCentavos(credit, coin),
    returnsTo: grant.returnsTo,
  }
}

/** A bonus whose time is over takes along the share of the credit that was not played. Undefined: it is not due. */
export function decideExpiry(
  requirement: Requirement,
  { coin, now }: { coin: Centavos; now: Instant },
): BonusEnd | undefined {
  const { grant, credit } = requirement
  if (grant.kind !== 'bonus' || !isActive(requirement) || !hasEnded(grant.expiresAt, now)) return undefined
  return {
    requirement: { ...requirement, state: { status: 'EXPIRED', endedAt: now } },
    debit: minCentavos(subtractCentavos(credit, clearedShare(requirement)), coin),
    returnsTo: grant.returnsTo,
  }
}

const clearedShare = ({ credit, progress, required }: Requirement): Centavos =>
  centavos(divFloor(credit * progress, required))

/** Players are warned twice before a bonus expires. */
export const warningHours = [24, 72] as const
export type WarningHours = (typeof warningHours)[number]

/** The nearest warning that is due. Undefined: it is too early, or too late. */
export function dueWarning({ grant, state }: Requirement, now: Instant): WarningHours | undefined {
  if (grant.kind !== 'bonus' || grant.expiresAt === 'never' || state.status !== 'ACTIVE') return undefined
  const { expiresAt } = grant
  if (hasEnded(expiresAt, now)) return undefined
  return warningHours.find((before) => now >= subtractDuration(expiresAt, hours(before)))
}

/** What a player has at play in rounds that are open. */
export type OpenPlay = { readonly rounds: number; readonly stake: Centavos }

/** Below this nothing is left to play with. */
export const depletedBelow = pesos(1n)

/** Nothing is left, and nothing can come back. The safebox counts, so that hiding coins clears nothing. */
export const isDepleted = ({ coin, hold, safebox }: Balances, open: OpenPlay): boolean =>
  open.rounds === 0 && sumCentavos([coin, hold, safebox, open.stake]) < depletedBelow

export const clearDepleted = (
  requirement: Requirement,
  { withdrawals, now }: { withdrawals: number; now: Instant },
): Requirement =>
  isActive(requirement)
    ? { ...requirement, state: { status: 'CLEARED', by: 'DEPLETION', withdrawals, endedAt: now } }
    : requirement

const cancellable: ReadonlySet<RequirementState['status']> = new Set(['ACTIVE', 'CLEARED'])

/** The credit was taken back, so nothing has to be played for it, and nothing opens it again. Undefined: it had ended. */
export const decideCancel = (requirement: Requirement, now: Instant): Requirement | undefined =>
  cancellable.has(requirement.state.status)
    ? { ...requirement, state: { status: 'CANCELLED', endedAt: now } }
    : undefined
