import { days, hours } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'

/** A second factor set within this time was set through a link, possibly by another person. */
const factorAgeMin = hours(24)
/** How long the maker of an account's link still counts. */
const linkIsRecentFor = days(7)
/** Sign-ins from this long before a request on are compared. */
const lookedAtBefore = days(1)

export const lookedAtSince = (requestedAt: Instant): Instant => subtractDuration(requestedAt, lookedAtBefore)

/** One of two people, with everything that could tie them to the other. */
export type Seat = {
  readonly id: bigint
  readonly isDemo: boolean
  /** The maker of the link that last opened the account; null for one made on the server. */
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
  /** Maps an address to its connection: an IPv6 connection has any number of addresses. */
  readonly connectionOf: (address: string) => string
}

/** The first reason why two accounts do not count as two people. */
export function refuseSecondPerson(
  first: Seat,
  second: Second,
  { now, isShared, connectionOf }: Where,
): SecondPersonFault | undefined {
  if (isFactorFresh(second, now)) return 'freshFactor'
  if (haveOneLink(first, second, now)) return 'sameLink'
  // Demonstration members share a published password: one visitor is all of them, on one device.
  if (first.isDemo && second.isDemo) return undefined
  if (second.devices.some((device) => first.devices.includes(device))) return 'sameDevice'
  const connections = new Set(first.addresses.map(connectionOf))
  const ownAddresses = second.addresses.filter((address) => !isShared(address))
  return ownAddresses.some((address) => connections.has(connectionOf(address))) ? 'sameAddress' : undefined
}

/** Whether a second factor is too new to approve with. */
export const isFactorFresh = ({ factorSince }: Pick<Second, 'factorSince'>, now: Instant): boolean =>
  now < addDuration(factorSince, factorAgeMin)

/** One of them recently made the other's link, or a third person made both. */
function haveOneLink(first: Seat, second: Seat, now: Instant): boolean {
  const [openedFirst, openedSecond] = [openerOf(first, now), openerOf(second, now)]
  if (openedFirst === second.id || openedSecond === first.id) return true
  return openedFirst !== undefined && openedFirst === openedSecond
}

const openerOf = ({ linkBy, linkUsedAt }: Seat, now: Instant): bigint | undefined =>
  linkBy !== null && linkUsedAt !== null && now < addDuration(linkUsedAt, linkIsRecentFor) ? linkBy : undefined
