import { seconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Provider } from './wallet-order.ts'

export type RateGate = (provider: Pick<Provider, 'id' | 'requestsPerSecond'>, now: Instant) => boolean

/** So many requests of one provider in one second of this process. */
export function createRateGate(): RateGate {
  const windows = new Map<string, { readonly second: number; count: number }>()
  return ({ id, requestsPerSecond }, now) => {
    const second = Math.floor(now / seconds(1))
    const window = windows.get(id)
    if (window?.second !== second) windows.set(id, { second, count: 1 })
    else window.count++
    return (window?.second === second ? window.count : 1) <= requestsPerSecond
  }
}
