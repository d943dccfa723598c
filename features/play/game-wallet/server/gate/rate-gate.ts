import { milliseconds, seconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { Provider } from '../wallet-order.ts'

/** True: the request may come in. */
export type RateGate = (provider: Pick<Provider, 'id' | 'requestsPerSecond'>, now: Instant) => Promise<boolean>

/** What this process has taken of one second of a provider, and not used yet. */
type Share = {
  readonly second: number
  readonly max: number
  left: number
  /** How many are taken at once; fewer when not so many are left. */
  step: number
  isUsedUp: boolean
  asking: Promise<void> | undefined
}
type Asked = { readonly id: string; readonly max: number; readonly now: Instant }

const sharesOfSecond = 20
const second = seconds(1)

/**
 * So many requests of a provider in one second of the clock, over all processes: the database counts. A process takes a
 * twentieth of the second at a time, and the next one, also of the second that follows, before it is needed, so that
 * requests that come in a row do not wait. What it took and did not use is lost to the others until the second is over.
 */
export function createRateGate(limiter: Pick<RateLimiter, 'take'>): RateGate {
  const shares = new Map<string, Share>()
  const shareOf = (at: number, { id, max }: Asked): Share => {
    const key = keyOf(id, at)
    const known = shares.get(key)
    // A rate that the operator lowers holds from then on.
    if (known?.second === at && known.max === max) return known
    const step = Math.max(1, Math.floor(max / sharesOfSecond))
    const share: Share = { second: at, max, left: 0, step, isUsedUp: false, asking: undefined }
    shares.set(key, share)
    return share
  }
  const ask = (share: Share, asked: Asked): Promise<void> =>
    (share.asking ??= takeMore(share, asked, limiter).finally(() => {
      share.asking = undefined
    }))
  /** Whoever comes next asks again, should this fail. */
  const askAhead = (share: Share, asked: Asked): void => void ask(share, asked).catch(() => undefined)

  return async ({ id, requestsPerSecond: max }, now) => {
    const asked = { id, max, now }
    const at = Math.floor(now / second)
    const share = shareOf(at, asked)
    while (share.left === 0 && !share.isUsedUp) await ask(share, asked)
    if (share.left === 0) return false
    share.left--
    if (share.step > 1 && !share.isUsedUp && share.left < share.step / 2) askAhead(share, asked)
    if (now % second >= second / 2) {
      const next = shareOf(at + 1, asked)
      if (next.left === 0 && !next.isUsedUp) askAhead(next, asked)
    }
    return true
  }
}

/** The rows of two seconds in turns: that of the one before the last is over when its turn comes again. */
const keyOf = (id: string, at: number): string => `${id}:${at % 2}`

async function takeMore(share: Share, { id, max, now }: Asked, limiter: Pick<RateLimiter, 'take'>): Promise<void> {
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
