import type { Duration } from '#core/clock/duration.ts'
import { minutes, wholeSeconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { otpResendCountdown } from '#core/constants/specification.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import { digitsCode } from '#platform/crypto/random.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { regionOf } from '../../sms-reach.ts'
import { codeResendLimit, codeTryLimits, unusedCodeLimits } from '../account-limits.ts'
import type { AccountDependencies } from '../account-dependencies.ts'
import { codeCheck, codeInsert, type CodePurpose, codeSpend } from '../store/one-time-code.store.ts'

const codeValidity: Duration = minutes(5)
// The steps that follow the code take longer than the code is valid: a password, a birth date, and a list to be read.
const checkedCodeValidity: Duration = minutes(30)
export const codeResendAfter: Duration = otpResendCountdown
// 132 bits: not guessable, and short enough for a support form.
const requestIdLength = 22
const codeLength = 6
const triesMax = 5

type NewRequest = {
  readonly purpose: CodePurpose
  readonly mobile: string
  readonly playerId: bigint | undefined
  /** False if the answer must look the same but no code may exist: nothing will match it. */
  readonly real: boolean
  readonly now: Instant
}

export type CodeRequest = { readonly requestId: string; readonly code: string; readonly expiresAt: Instant }

/** Creates a code bound to its purpose and request. Only its keyed hash is stored. */
export async function createCode(
  tx: Transaction,
  request: NewRequest,
  needs: Pick<AccountDependencies, 'hashToken'>,
): Promise<CodeRequest> {
  const requestId = newToken().slice(0, requestIdLength)
  const code = digitsCode(codeLength)
  const expiresAt = addDuration(request.now, codeValidity)
  await codeInsert(tx, {
    requestId,
    purpose: request.purpose,
    mobile: request.mobile,
    playerId: request.playerId,
    codeHash: request.real ? hashOf(needs, request, code) : undefined,
    triesLeft: triesMax,
    now: request.now,
    expiresAt,
  })
  return { requestId, code, expiresAt }
}

export type CodeAttempt = {
  readonly purpose: CodePurpose
  readonly mobile: string
  readonly playerId: bigint | undefined
  readonly code: string
  readonly requestId?: string | undefined
  readonly caller: Caller
  readonly now: Instant
}

/**
 * Counts an attempt, and uses the code up if it matches. Runs outside the caller's transaction on purpose: a later
 * refusal must not give the attempt back.
 */
export async function codeFits(
  needs: Pick<AccountDependencies, 'db' | 'limiter' | 'hashToken' | 'configuration'>,
  given: CodeAttempt,
): Promise<boolean> {
  const pace = await needs.limiter.take(codeTryLimits(given.caller), given.now)
  if (!pace.ok) return false
  const { purpose, mobile, playerId, requestId, now } = given
  const codeHash = hashOf(needs, given, given.code)
  const fits = await codeSpend(needs.db, { purpose, mobile, playerId, requestId, now, codeHash })
  if (fits) await giveBackUnused(needs, given)
  return fits
}

/** Counts a wrong attempt, and leaves a code that fits to be used within `checkedCodeValidity` of its sending. */
export async function codeIsRight(
  needs: Pick<AccountDependencies, 'db' | 'limiter' | 'hashToken'>,
  given: CodeAttempt,
): Promise<boolean> {
  const pace = await needs.limiter.take(codeTryLimits(given.caller), given.now)
  if (!pace.ok) return false
  const { purpose, mobile, playerId, requestId, now } = given
  const keptSeconds = wholeSeconds(checkedCodeValidity)
  return codeCheck(needs.db, {
    purpose,
    mobile,
    playerId,
    requestId,
    now,
    codeHash: hashOf(needs, given, given.code),
    keptSeconds,
  })
}

/** The code was used: it no longer counts as unused, and the next one need not wait. */
async function giveBackUnused(
  { limiter, configuration }: Pick<AccountDependencies, 'limiter' | 'configuration'>,
  { caller, purpose, playerId, mobile }: CodeAttempt,
): Promise<void> {
  const { smsNumbersAbroad, smsPerHourMax: perHourMax } = await configuration()
  const region = regionOf(mobile, smsNumbersAbroad)
  await limiter.giveBack([
    codeResendLimit({ purpose, mobile }),
    ...unusedCodeLimits({ caller, playerId, region, perHourMax }),
  ])
}

function hashOf(
  { hashToken }: Pick<AccountDependencies, 'hashToken'>,
  { purpose, mobile }: { purpose: CodePurpose; mobile: string },
  code: string,
): Buffer {
  return hashToken(`code:${purpose}:${mobile}:${code}`)
}
