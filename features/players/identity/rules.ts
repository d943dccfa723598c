import { days, hours } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { ageOn, type CalendarDay, dayOf } from '#core/clock/manila.ts'
import { minimumAge } from '#core/constants/specification.ts'
import {
  type IdentityItem,
  identityItems,
  type IdType,
  type ItemFault,
  type KycStatus,
  type DeclaredItem,
} from './identity-words.ts'

/** The validity of an approval. */
export const approvalLife = days(5 * 365)
/** The target time for a decision. */
export const answerWithin = hours(24)

export const isOldEnough = (birthDate: CalendarDay, now: Instant): boolean => ageOn(birthDate, dayOf(now)) >= minimumAge

/** A submitted name proves nothing before it is reviewed; a name whose document has expired is still the player's. */
export const isIdentityProven = (status: KycStatus): boolean => status === 'APPROVED' || status === 'EXPIRED'

/** Every item at first, and only those at fault afterwards; nothing while the house has it, or when it has ended. */
export function requestedItems(status: KycStatus, faults: readonly ItemFault[]): readonly IdentityItem[] {
  if (status === 'NONE' || status === 'DRAFT' || status === 'EXPIRED') return identityItems
  return status === 'NEED_INFO' ? [...new Set(faults.map(({ item }) => item))] : []
}

/** From when on deposits and play wait. A player whose approval ended, or who matches a list, waits at once. */
export function identityDueAt(facts: {
  readonly status: KycStatus
  /** The end of the first days without verification. */
  readonly graceEnds: Instant
  readonly hasHit: boolean
  readonly now: Instant
}): Instant | null {
  if (facts.hasHit || facts.status === 'REVOKED' || facts.status === 'EXPIRED') return facts.now
  return facts.status === 'APPROVED' ? null : facts.graceEnds
}

export type Decision = 'approve' | 'needInfo' | 'reject' | 'revoke'

/** Why a decision cannot be made now. */
export function refuseDecision(
  decision: Decision,
  facts: { readonly status: KycStatus; readonly hasOpenHit: boolean; readonly faults: number },
) {
  const { status, hasOpenHit, faults } = facts
  // A rejection can be revised by requesting the faulty items again.
  const from: Record<Decision, readonly KycStatus[]> = {
    approve: ['SUBMITTED'],
    needInfo: ['SUBMITTED', 'REJECTED', 'REVOKED', 'APPROVED'],
    reject: ['SUBMITTED'],
    revoke: ['APPROVED'],
  }
  if (!from[decision].includes(status)) return 'notNow'
  if (decision === 'approve' && hasOpenHit) return 'hitIsOpen'
  return (decision === 'needInfo' || decision === 'reject') && faults === 0 ? 'reasonsMissing' : undefined
}

export const statusAfter = {
  approve: 'APPROVED',
  needInfo: 'NEED_INFO',
  reject: 'REJECTED',
  revoke: 'REVOKED',
} as const satisfies Record<Decision, KycStatus>

/** The normal form of a name: without marks and order, so that "Dela Cruz, Juan" is Juan dela Cruz. */
export function nameKey(...parts: readonly string[]): string {
  const plain = parts.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.toSorted().join(' ')
}

type Name = { readonly firstName: string; readonly middleName: string; readonly lastName: string }

/** A list may name a person with the middle name, its initial, or neither. */
export const nameKeys = ({ firstName, middleName, lastName }: Name): string[] => [
  ...new Set(['', middleName, middleName.slice(0, 1)].map((middle) => nameKey(firstName, middle, lastName))),
]

/** For a name in one text: as it is, and without possible initials. */
export const textKeys = (name: string): string[] => {
  const key = nameKey(name)
  const whole = key.split(' ').filter((word) => word.length > 1)
  return [...new Set([key, whole.join(' ')])].filter((each) => each !== '')
}

export const isName = (text: string): boolean => /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,59}$/u.test(text)

const idNumbers: Readonly<Record<IdType, RegExp>> = {
  philsys: /^(\d{12}|\d{16})$/,
  passport: /^[A-Z]\d{7}[A-Z]?$/,
  driversLicence: /^[A-Z]\d{10}$/,
  umid: /^\d{12}$/,
  prc: /^\d{7}$/,
  sss: /^\d{10}$/,
  postal: /^[A-Z0-9]{8,14}$/,
}

/** One number has one form, however it was typed. */
export const plainIdNumber = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '')
export const isIdNumber = (type: IdType, text: string): boolean => idNumbers[type].test(plainIdNumber(text))

export const maskedIdNumber = (text: string): string =>
  text === '' ? '' : `${'•'.repeat(Math.max(0, text.length - 4))}${text.slice(-4)}`

/** The fields that make up an item. */
export const fieldsOf = {
  name: ['firstName', 'middleName', 'lastName'],
  birthDate: ['birthDate'],
  birthplace: ['birthplace'],
  nationality: ['nationality'],
  presentAddress: ['presentAddress'],
  permanentAddress: ['permanentAddress'],
  natureOfWork: ['natureOfWork'],
  sourceOfFunds: ['sourceOfFunds'],
  idDocument: ['idType', 'idNumber'],
  declarations: ['declarations'],
} as const satisfies Record<DeclaredItem, readonly string[]>
