import { days, hours, minutes, seconds } from '#core/clock/duration.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import type { Limit } from '#platform/rate-limit/rate-limit.ts'

// Limits hold per account, device and address, and in all: guessing slowly from many places is guessing too. Limits by
// address are wide, because Philippine mobile networks put thousands of players behind one.

/** The lock of one account, by the name that was typed (`lockName`): three wrong passwords in half an hour. */
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

/** Forms that are sent, filled well or not: before anything of them is looked at, as their password costs work to open. */
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
  /** Whose code it is, when somebody signed in asks for it. */
  readonly playerId: bigint | undefined
  readonly region: string
  /** How many codes in an hour may remain unused before no more are sent. */
  readonly perHourMax: number
}

/** One code at a time: the next one after a minute, or as soon as this one was used. */
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
    // What strangers ask for a number does not use up what its owner needs to withdraw.
    { name: 'codePerNumber', key: playerId === undefined ? mobile : `player:${playerId}`, max: 10, window: days(1) },
    ...perDevice(caller, { name: 'codePerDevice', max: 20, window: days(1) }),
    { name: 'codePerAddress', key: addressKey(caller.ip), max: 1_000, window: days(1) },
    { name: 'codeInAll', key: 'all', max: 50_000, window: days(1) },
    ...unusedCodeLimits(sending),
  ]
}

/**
 * Codes that are paid for and not used: who sends messages for their own sake never uses one. Using a code gives its
 * share back, so these can be tight where thousands of players share an address.
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
    // Strangers who use the hour up do not keep those who are signed in from their money.
    { name: 'codeUnusedInAll', key: playerId === undefined ? 'strangers' : 'players', max: perHourMax, window },
  ]
}

/** The budgets that everybody shares: when one of these is used up, the operator is told. */
export const sharedBudgets: readonly string[] = ['codeInAll', 'codeUnusedPerRegion', 'codeUnusedInAll']

export const codeTryLimits = (caller: Caller): Limit[] => [
  { name: 'codeTryPerAddress', key: addressKey(caller.ip), max: 600, window: minutes(10) },
]

export const profileLimits = (playerId: bigint): Limit[] => [
  { name: 'profileChange', key: String(playerId), max: 20, window: days(1) },
]

/** A caller that tells no device is held by its address alone: the fingerprint is a claim that anybody can leave out. */
function perDevice({ fingerprint }: Caller, limit: Omit<Limit, 'key'>): Limit[] {
  return fingerprint === undefined ? [] : [{ ...limit, key: fingerprint }]
}
