import { days, minutes, seconds } from '#core/clock/duration.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'

// Limits hold per account, device and address, and in all: guessing slowly from many places is guessing too. Limits by
// address are wide, because Philippine mobile networks put thousands of players behind one.

/** The lock of one account: three wrong passwords in half an hour. */
export const passwordFailures = (account: string): Limit => ({
  name: 'passwordFailures',
  key: account,
  max: 3,
  window: minutes(30),
})

export const signInLimits = (caller: Caller): Limit[] => [
  ...perDevice(caller, { name: 'signInPerDevice', max: 60, window: minutes(10) }),
  { name: 'signInPerAddress', key: caller.ip, max: 3_000, window: minutes(10) },
]

export const registrationLimits = (caller: Caller): Limit[] => [
  ...perDevice(caller, { name: 'registrationPerDevice', max: 5, window: days(1) }),
  { name: 'registrationPerAddress', key: caller.ip, max: 200, window: days(1) },
]

export const codeSendLimits = (caller: Caller, mobile: string): Limit[] => [
  { name: 'codeResend', key: mobile, max: 1, window: seconds(60) },
  { name: 'codePerNumber', key: mobile, max: 10, window: days(1) },
  ...perDevice(caller, { name: 'codePerDevice', max: 20, window: days(1) }),
  { name: 'codePerAddress', key: caller.ip, max: 1_000, window: days(1) },
  { name: 'codeInAll', key: 'all', max: 50_000, window: days(1) },
]

export const codeTryLimits = (caller: Caller): Limit[] => [
  { name: 'codeTryPerAddress', key: caller.ip, max: 600, window: minutes(10) },
]

export const profileLimits = (playerId: bigint): Limit[] => [
  { name: 'profileChange', key: String(playerId), max: 20, window: days(1) },
]

/** A caller that tells no device is held by its address alone: the fingerprint is a claim that anybody can leave out. */
function perDevice({ fingerprint }: Caller, limit: Omit<Limit, 'key'>): Limit[] {
  return fingerprint === undefined ? [] : [{ ...limit, key: fingerprint }]
}
