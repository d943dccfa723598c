import { dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addressKey, networkOf } from '#platform/rate-limit/address-key.ts'
import type { SharedTrait } from './link-players.ts'

export type TraitKey = Pick<SharedTrait, 'kind' | 'key'>

/**
 * What a request shows of who else may be behind it. A device that does not tell itself is no stranger to every other one: for
 * a day it is the same as every device without a name that has its address and its browser.
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

/** Whether the request came from a device that does not tell itself. */
export const isFromUnnamed = (used: readonly TraitKey[]): boolean =>
  used.some(({ kind, key }) => kind === 'device' && key.startsWith(`${unnamed} `))

/** One household, one café or one tower of a carrier, for a day. */
export const networkKey = (ip: string, at: Instant): string => `${networkOf(ip)} ${dayOf(at)}`
