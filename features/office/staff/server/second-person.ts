import { BlockList, isIP } from 'node:net'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import { lookedAtSince, refuseSecondPerson, type SecondPersonFault } from '../apart.ts'
import { staffSeatList } from './store/staff-seat.store.ts'
import type { StaffIdentity } from './staff-identity.ts'

type SecondPersonRequest = {
  /** The maker, by id or e-mail, and the time of the request. */
  readonly maker: bigint | string
  readonly requestedAt: Instant
  readonly staff: Pick<StaffIdentity, 'staffId' | 'factorSince'>
  readonly caller: Pick<Caller, 'ip' | 'fingerprint'>
  readonly now: Instant
}

/** Why the decider does not count as a second person beside the maker, if so. */
export type SecondPersonCheck = (tx: Queryable, deciding: SecondPersonRequest) => Promise<SecondPersonFault | undefined>

export function secondPersonCheck(sharedNetworks: readonly string[]): SecondPersonCheck {
  const isShared = sharedBy(sharedNetworks)
  return async (tx, { maker, requestedAt, staff, caller, now }) => {
    const seats = await staffSeatList(tx, staff.staffId, maker, lookedAtSince(requestedAt))
    const second = seats.find(({ id }) => id === staff.staffId)
    const first = seats.find(({ id, email }) => id === maker || email === maker)
    if (!first || !second) throw new Error('a member who asked or decides is not on the roster')
    const here = {
      ...second,
      addresses: [...second.addresses, caller.ip],
      devices: [...second.devices, ...(caller.fingerprint === undefined ? [] : [caller.fingerprint])],
      factorSince: staff.factorSince,
    }
    return refuseSecondPerson(first, here, { now, isShared, connectionOf: addressKey })
  }
}

function sharedBy(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
