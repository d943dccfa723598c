import { milliseconds, seconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { Provider } from '../wallet-order.ts'

/** True if the request is admitted. */
export type RateGate = (provider: Pick<Provider, 'id' | 'requestsPerSecond'>, now: Instant) => Promise<boolean>

/** This process's unused allowance within one second of a provider. */
type Share = {
  readonly second: number
  readonly max: number
  left: number
  /** How many are taken at once; fewer when fewer are left. */
  step: number
  isUsedUp: boolean
  refilling: Promise<void> | undefined
}
type RateCheck = { readonly id: string; readonly max: number; readonly now: Instant }

const sharesOfSecond = 20
const second = seconds(1)

/**
 * A provider's requests per second over all processes, counted by the database. A process reserves a twentieth of the
 * second at a time, and the next portion, also of the following second, before it is needed, so that consecutive
 * requests do not wait. Unused reservations are lost to the others until the second is over.
 */
export function createRateGate(limiter: Pick<RateLimiter, 'take'>): RateGate {
  const shares = new Map<string, Share>()
  const shareOf = (at: number, { id, max }: RateCheck): Share => {
    const key = keyOf(id, at)
    const known = shares.get(key)
    // A lowered rate applies from the next reservation.
    if (known?.second === at && known.max === max) return known
    const step = Math.max(1, Math.floor(max / sharesOfSecond))
    const share: Share = { second: at, max, left: 0, step, isUsedUp: false, refilling: undefined }
    shares.set(key, share)
    return share
  }
  const refill = (share: Share, check: RateCheck): Promise<void> =>
    (share.refilling ??= takeMore(share, check, limiter).finally(() => {
      share.refilling = undefined
    }))
  /** If this fails, the next request asks again. */
  const refillAhead = (share: Share, check: RateCheck): void => void refill(share, check).catch(() => undefined)

  return async ({ id, requestsPerSecond: max }, now) => {
    const check = { id, max, now }
    const at = Math.floor(now / second)
    const share = shareOf(at, check)
    while (share.left === 0 && !share.isUsedUp) await refill(share, check)
    if (share.left === 0) return false
    share.left--
    if (share.step > 1 && !share.isUsedUp && share.left < share.step / 2) refillAhead(share, check)
    if (now % second >= second / 2) {
      const next = shareOf(at + 1, check)
      if (next.left === 0 && !next.isUsedUp) refillAhead(next, check)
    }
    return true
  }
}

/** Two rows per provider alternate: when a second's row is reused, the second before last is over. */
const keyOf = (id: string, at: number): string => `${id}:${at % 2}`

async function takeMore(share: Share, { id, max, now }: RateCheck, limiter: Pick<RateLimiter, 'take'>): Promise<void> {
  const window = milliseconds((share.second + 1) * second - now)
  const limit = { name: 'gameProvider', key: keyOf(id, share.second), max, window }
  while (!share.isUsedUp) {
    const taken = await limiter.take([{ ...limit, cost: share.step }], now)
    if (taken.ok) {
      share.left += share.step
      return
    }
    if (share.step === 1) share.isUsedUp = true
    else share.step = Math.floor(share.step / 2)
  }
}
