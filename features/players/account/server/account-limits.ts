import { days, hours, minutes, seconds } from '#core/clock/duration.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'

// Limits per account, device and address, and overall: slow guessing from many places is guessing too. Address limits
// are wide, because Philippine mobile networks put thousands of players behind one.

/** The lock of one account, by the typed name (`lockName`): three wrong passwords in half an hour. */
export const passwordFailures = (name: string): Limit => ({
  name: 'passwordFailures',
  key: name,
  max: 3,
  window: minutes(30),
})

export const signInLimits = (caller: Caller): Limit[] => [
  ...perDevice(caller, { name: 'signInPerDevice', max: 60, window: minutes(10) }),
  { name: 'signInPerAddress', key: addressKey(caller.ip), max: 3_000, window: minutes(10) },
]

/** Counts submitted forms, valid or not, before anything is parsed, because decrypting their password costs work. */
export const registrationTryLimits = (caller: Caller): Limit[] => [
  ...perDevice(caller, { name: 'registrationTryPerDevice', max: 60, window: minutes(10) }),
  { name: 'registrationTryPerAddress', key: addressKey(caller.ip), max: 3_000, window: minutes(10) },
]

export const registrationLimits = (caller: Caller): Limit[] => [
  ...perDevice(caller, { name: 'registrationPerDevice', max: 5, window: days(1) }),
  { name: 'registrationPerAddress', key: addressKey(caller.ip), max: 200, window: days(1) },
]

export type CodeSending = {
  readonly caller: Caller
  readonly purpose: string
  readonly mobile: string
  /** The player who requests the code, if signed in. */
  readonly playerId: bigint | undefined
  readonly region: string
  /** The maximum of unused codes per hour before sending stops. */
  readonly perHourMax: number
}

/** One code at a time: the next one after a minute, or once this one was used. */
export const codeResendLimit = ({ purpose, mobile }: Pick<CodeSending, 'purpose' | 'mobile'>): Limit => ({
  name: 'codeResend',
  key: `${purpose} ${mobile}`,
  max: 1,
  window: seconds(60),
})

export const codeSendLimits = (sending: CodeSending): Limit[] => {
  const { caller, purpose, mobile, playerId } = sending
  return [
    codeResendLimit({ purpose, mobile }),
    // Requests by strangers do not use up what the owner needs to withdraw.
    { name: 'codePerNumber', key: playerId === undefined ? mobile : `player:${playerId}`, max: 10, window: days(1) },
    ...perDevice(caller, { name: 'codePerDevice', max: 20, window: days(1) }),
    { name: 'codePerAddress', key: addressKey(caller.ip), max: 1_000, window: days(1) },
    { name: 'codeInAll', key: 'all', max: 50_000, window: days(1) },
    ...unusedCodeLimits(sending),
  ]
}

/**
 * Budgets of unused codes: SMS pumping never uses a code. Using one returns its share, so these limits can be tight
 * where thousands of players share an address.
 */
export function unusedCodeLimits({
  caller,
  playerId,
  region,
  perHourMax,
}: Omit<CodeSending, 'purpose' | 'mobile'>): Limit[] {
  const window = hours(1)
  const isHome = region === '+63'
  return [
    { name: 'codeUnusedPerAddress', key: addressKey(caller.ip), max: 50, window },
    ...(caller.fingerprint === undefined
      ? [{ name: 'codeUnusedWithoutDevice', key: addressKey(caller.ip), max: 20, window }]
      : []),
    ...(isHome ? [] : [{ name: 'codeUnusedPerRegion', key: region, max: Math.ceil(perHourMax / 10), window }]),
    // Separate budgets, so that strangers who exhaust the hour do not keep signed-in players from their money.
    { name: 'codeUnusedInAll', key: playerId === undefined ? 'strangers' : 'players', max: perHourMax, window },
  ]
}

/** The shared budgets: the operator is alerted when one of them is exhausted. */
export const sharedBudgets: readonly string[] = ['codeInAll', 'codeUnusedPerRegion', 'codeUnusedInAll']

export const codeTryLimits = (caller: Caller): Limit[] => [
  { name: 'codeTryPerAddress', key: addressKey(caller.ip), max: 600, window: minutes(10) },
]

export const profileLimits = (playerId: bigint): Limit[] => [
  { name: 'profileChange', key: String(playerId), max: 20, window: days(1) },
]

/** A caller without a fingerprint is limited by address alone: anybody can omit the fingerprint. */
function perDevice({ fingerprint }: Caller, limit: Omit<Limit, 'key'>): Limit[] {
  return fingerprint === undefined ? [] : [{ ...limit, key: fingerprint }]
}
