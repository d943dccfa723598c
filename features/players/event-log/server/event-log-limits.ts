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
  /** What is to be kept. */
  readonly bytes: number
}

/**
 * In calls and in bytes, by device and by address: a fingerprint is a claim that anybody can leave out or change, so whoever leaves
 * it out is one device with all of his address who do. Guests also share what is kept of all of them.
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
