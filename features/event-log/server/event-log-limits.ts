import { minutes } from '#core/clock/duration.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'

const perDevice = { max: 60, window: minutes(1) }
const perAddress = { max: 3_000, window: minutes(1) }

/** By device and by address: a fingerprint is a claim that anybody can leave out or change. */
export const eventLogLimits = (name: 'clientEvents' | 'playerAction', { ip, fingerprint }: Caller): Limit[] => [
  { name: `${name}PerAddress`, key: ip, ...perAddress },
  ...(fingerprint === undefined ? [] : [{ name: `${name}PerDevice`, key: fingerprint, ...perDevice }]),
]
