import { hours } from '#core/clock/duration.ts'
import { hasEnded, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { type Centavos, centavos, minCentavos, pesos, subtractCentavos, sumCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'
import type { Balances } from '../book/book.ts'
import { type Grant, isActive, type Requirement, type RequirementState } from './requirement.ts'

/** A bonus that ends before its requirement is met, and the amount that returns to the promotion. */
export type BonusEnd = {
  readonly requirement: Requirement
  readonly debit: Centavos
  readonly returnsTo: Extract<Grant, { kind: 'bonus' }>['returnsTo']
}

export type ForfeitRefusal = 'unknownRequirement' | 'notABonus' | 'notActive'

/** What returns to the promotion when a bonus is given up: its credit, or what is left of the balance. */
export const forfeitDebit = (credit: Centavos, coin: Centavos): Centavos => minCentavos(credit, coin)

/** Giving up a bonus returns what is left of its credit. */
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
    debit: forfeitDebit(credit, coin),
    returnsTo: grant.returnsTo,
  }
}

/** An expired bonus takes along the share of the credit that was not played. Undefined if it is not due. */
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

/** Players get two warnings before a bonus expires. */
export const warningHours = [24, 72] as const
export type WarningHours = (typeof warningHours)[number]

type DueWarning = { readonly hoursLeft: WarningHours; readonly expiresAt: Instant }

/** The closest warning that is due. Undefined if it is too early or too late. */
export function dueWarning({ grant, state }: Requirement, now: Instant): DueWarning | undefined {
  if (grant.kind !== 'bonus' || grant.expiresAt === 'never' || state.status !== 'ACTIVE') return undefined
  const { expiresAt } = grant
  if (hasEnded(expiresAt, now)) return undefined
  const hoursLeft = warningHours.find((before) => now >= subtractDuration(expiresAt, hours(before)))
  return hoursLeft && { hoursLeft, expiresAt }
}

export type OpenPlay = { readonly rounds: number; readonly stake: Centavos }

/** Below this amount a player has nothing left to play with. */
export const depletedBelow = pesos(1n)

/** Nothing is left and nothing can come back. The safebox counts, so hiding coins there clears nothing. */
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

/** The credit was taken back, so its requirement ends for good. Undefined if it had already ended. */
export const decideCancel = (requirement: Requirement, now: Instant): Requirement | undefined =>
  cancellable.has(requirement.state.status)
    ? { ...requirement, state: { status: 'CANCELLED', endedAt: now } }
    : undefined
