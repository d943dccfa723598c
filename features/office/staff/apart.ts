import { days, hours } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'

/** Whoever has just changed the second factor of an account has it by a link, perhaps by somebody else's. */
const factorAgeMin = hours(24)
/** As long does a link tell who opened an account. */
const linkIsRecentFor = days(7)
/** Where and on what somebody was signed in is looked at from so long before a request on. */
const lookedAtBefore = days(1)

export const lookedAtSince = (askedAt: Instant): Instant => subtractDuration(askedAt, lookedAtBefore)

/** One of two people, as far as anything could tie them to the other. */
export type Seat = {
  readonly id: bigint
  readonly isDemo: boolean
  /** Who made the link that the account was last opened with; null for one made on the server itself. */
  readonly linkBy: bigint | null
  readonly linkUsedAt: Instant | null
  readonly addresses: readonly string[]
  readonly devices: readonly string[]
}

export type SecondPersonFault = 'freshFactor' | 'sameLink' | 'sameDevice' | 'sameAddress'

type Second = Seat & { readonly factorSince: Instant }
type Where = {
  readonly now: Instant
  readonly isShared: (address: string) => boolean
  /** Whose connection an address is of: one of version 6 has as many addresses as somebody likes. */
  readonly connectionOf: (address: string) => string
}

/** The first reason for which two accounts do not count as two people. */
export function refuseSecondPerson(
  first: Seat,
  second: Second,
  { now, isShared, connectionOf }: Where,
): SecondPersonFault | undefined {
  if (isFactorFresh(second, now)) return 'freshFactor'
  if (haveOneLink(first, second, now)) return 'sameLink'
  // The demonstration's members have a published password: whoever tries it out is all of them, on one device.
  if (first.isDemo && second.isDemo) return undefined
  if (second.devices.some((device) => first.devices.includes(device))) return 'sameDevice'
  const connections = new Set(first.addresses.map(connectionOf))
  const told = second.addresses.filter((address) => !isShared(address))
  return told.some((address) => connections.has(connectionOf(address))) ? 'sameAddress' : undefined
}

/** Whether a second factor is too new to approve with. */
export const isFactorFresh = ({ factorSince }: Pick<Second, 'factorSince'>, now: Instant): boolean =>
  now < addDuration(factorSince, factorAgeMin)

/** One of them has lately opened the other's account, or a third has opened both. */
function haveOneLink(first: Seat, second: Seat, now: Instant): boolean {
  const [openedFirst, openedSecond] = [openerOf(first, now), openerOf(second, now)]
  if (openedFirst === second.id || openedSecond === first.id) return true
  return openedFirst !== undefined && openedFirst === openedSecond
}

const openerOf = ({ linkBy, linkUsedAt }: Seat, now: Instant): bigint | undefined =>
  linkBy !== null && linkUsedAt !== null && now < addDuration(linkUsedAt, linkIsRecentFor) ? linkBy : undefined
