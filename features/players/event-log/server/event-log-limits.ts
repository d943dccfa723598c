import { minutes } from '#core/clock/duration.ts'
import type { Caller, Identity } from '#platform/http/caller.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'

const window = minutes(1)
const perDevice = { max: 60, window }
const perAddress = { max: 3_000, window }

const kilobyte = 1024
const bytesPerDevice = 256 * kilobyte
const bytesOfGuestsPerAddress = 2 * kilobyte * kilobyte
const bytesOfGuests = 64 * kilobyte * kilobyte

export type EventUse = {
  readonly name: 'clientEvents' | 'playerAction'
  readonly caller: Pick<Caller, 'ip' | 'fingerprint'>
  readonly identity: Pick<Identity, 'playerId'> | undefined
  /** The size to be stored. */
  readonly bytes: number
}

/**
 * Limits calls and bytes by device and by address: anybody can omit or change a fingerprint, so callers without one
 * count as one device per address. Guests also share a total.
 */
export function eventLogLimits({ name, caller, identity, bytes }: EventUse): Limit[] {
  const address = addressKey(caller.ip)
  const device = identity === undefined ? (caller.fingerprint ?? `of ${address}`) : `player ${identity.playerId}`
  return [
    { name: `${name}PerAddress`, key: address, ...perAddress },
    ...(caller.fingerprint === undefined ? [] : [{ name: `${name}PerDevice`, key: caller.fingerprint, ...perDevice }]),
    { name: 'eventBytesPerDevice', key: device, max: bytesPerDevice, window, cost: bytes },
    ...(identity === undefined ? guestLimits(address, bytes) : []),
  ]
}

const guestLimits = (address: string, bytes: number): Limit[] => [
  { name: 'eventBytesOfGuestsPerAddress', key: address, max: bytesOfGuestsPerAddress, window, cost: bytes },
  { name: 'eventBytesOfGuests', key: 'all', max: bytesOfGuests, window, cost: bytes },
]
