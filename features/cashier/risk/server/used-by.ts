import { dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addressKey, networkOf } from '#platform/rate-limit/address-key.ts'
import type { SharedTrait } from './link-players.ts'

export type TraitKey = Pick<SharedTrait, 'kind' | 'key'>

/**
 * What a request reveals about other players behind it. Devices without a fingerprint count as the same one per
 * address, browser and day.
 */
export function usedBy(caller: Pick<Caller, 'fingerprint' | 'ip' | 'userAgent'>, now: Instant): readonly TraitKey[] {
  const { fingerprint, ip, userAgent } = caller
  const day = dayOf(now)
  return [
    { kind: 'network', key: networkKey(ip, now) },
    { kind: 'device', key: fingerprint ?? `${unnamed} ${addressKey(ip)} ${day} ${userAgent}` },
  ]
}

const unnamed = 'unnamed'

/** Whether the request came from a device without a fingerprint. */
export const isFromUnnamed = (used: readonly TraitKey[]): boolean =>
  used.some(({ kind, key }) => kind === 'device' && key.startsWith(`${unnamed} `))

/** One household, café or carrier's tower, for a day. */
export const networkKey = (ip: string, at: Instant): string => `${networkOf(ip)} ${dayOf(at)}`
