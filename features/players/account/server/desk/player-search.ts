import { permits, type StaffIdentity } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { internationalMobile } from '../../rules.ts'
import { playerPartValue, playersByPart, playersNamed } from '../store/staff-player.store.ts'

export type PlayerSearchDependencies = {
  /** Players whose verified name matches exactly or contains all of these words or parts of words, up to a limit. */
  readonly playersByName: (db: Queryable, query: NameQuery) => Promise<bigint[]>
}

type NameQuery = { readonly text: string; readonly max: number; readonly isWhole: boolean }

const countryCode = '63'
const partMin = 3
const wholeMin = 6
/** The limit for one name; a longer part of the name finds the others. */
const namesMax = 5_000

/** The list filter for the typed text: a whole id or number first, then parts of anything. */
export async function playerSearch(
  db: Queryable,
  typed: string,
  { staff, playersByName }: PlayerSearchDependencies & { readonly staff: Pick<StaffIdentity, 'roles'> },
) {
  const text = typed.toLowerCase()
  if (text === '') return {}
  const digits = digitsOf(text)
  const whole = await wholeMatches(db, text, digits ?? '')
  if (whole.length > 0) return { numbered: whole }
  if (text.length < partMin) return { named: text }
  if (digits !== undefined) {
    const mobiles = numberParts(digits, permits(staff.roles, 'player.viewMobile'))
    return { part: playerPartValue({ text, mobiles }) }
  }
  // A role that may not open identities must know the exact name.
  const isWhole = !permits(staff.roles, 'identity.view')
  return calledOrNamed(db, text, await playersByName(db, { text, max: namesMax, isWhole }))
}

/** Two tables share no index: each is searched separately, and the list reads the ids of both. */
async function calledOrNamed(db: Queryable, text: string, named: readonly bigint[]) {
  const part = playerPartValue({ text, mobiles: [] })
  if (named.length === 0) return { part }
  const called = await playersByPart(db, part, namesMax)
  return called.length === namesMax ? { part } : { numbered: [...new Set([...called, ...named])] }
}

/** Whole ids and numbers, which identify one player. */
async function wholeMatches(db: Queryable, text: string, digits: string): Promise<bigint[]> {
  if (text.length >= partMin && digits.length < wholeMin) return []
  return playersNamed(db, { id: /^\d{1,18}$/.test(text) ? BigInt(text) : null, mobiles: wholeNumbers(digits) })
}

/** A number may be typed as 0917…, 917…, 63917… or +63917…, with spaces and dashes. */
function digitsOf(text: string): string | undefined {
  const digits = text.replaceAll(/[\s()+-]/g, '')
  return /^\d{3,15}$/.test(digits) ? digits : undefined
}

const wholeNumbers = (digits: string): string[] =>
  digits.length < wholeMin ? [] : [`+${digits}`, internationalMobile(countryCode, digits)]

/**
 * Roles that see whole numbers search by any part. All others search by the last four digits, which they are shown:
 * with more, a number could be read digit by digit.
 */
function numberParts(digits: string, seesNumbers: boolean): string[] {
  if (!seesNumbers) return digits.length === 4 ? [`%${digits}`] : []
  return [`%${digits}%`, ...(digits.startsWith('0') ? [`+${countryCode}${digits.slice(1)}%`] : [])]
}
