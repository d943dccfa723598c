import { type Duration, minutes } from '#core/clock/duration.ts'
import { addDuration, type Clock, type Instant } from '#core/clock/instant.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'

const window: Duration = minutes(1)
const opensMax = 120
const visitorsMax = 50_000

/** So many games may be opened from one address in a minute of this process: a guest costs rows. Addresses are shared widely. */
export function createVisitorGate(clock: Clock): (ip: string) => boolean {
  let until: Instant = addDuration(clock.now(), window)
  let opens = new Map<string, number>()
  return (ip) => {
    const now = clock.now()
    if (now >= until || opens.size >= visitorsMax) {
      until = addDuration(now, window)
      opens = new Map()
    }
    const address = addressKey(ip)
    const count = (opens.get(address) ?? 0) + 1
    opens.set(address, count)
    return count <= opensMax
  }
}
