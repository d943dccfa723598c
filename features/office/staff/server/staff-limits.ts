import { minutes } from '#core/clock/duration.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'

/** The lock of one member: three wrong passwords in half an hour. */
export const staffPasswordFailures = (who: string): Limit => ({
  name: 'staffPasswordFailures',
  key: who,
  max: 3,
  window: minutes(30),
})

/** Codes are short: five attempts in half an hour, whatever the ticket. */
export const staffCodeFailures = (staffId: bigint): Limit => ({
  name: 'staffCodeFailures',
  key: String(staffId),
  max: 5,
  window: minutes(30),
})

/** Limits the refusals recorded per member or address, so that nobody can flood the audit log. */
export const staffRefusalRecords = (staffId: bigint | null, ip: string): Limit => ({
  name: 'staffRefusalRecords',
  key: staffId === null ? addressKey(ip) : `staff:${staffId}`,
  max: staffId === null ? 100 : 1_000,
  window: minutes(10),
})

/** Sign-in attempts per address, wide because staff share an office. */
export const staffEntranceLimits = (caller: Caller): Limit[] => [
  { name: 'staffEntrance', key: addressKey(caller.ip), max: 60, window: minutes(10) },
]
