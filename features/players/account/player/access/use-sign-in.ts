import { useState } from 'react'
import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, systemClock } from '#core/clock/instant.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { signIn } from '../../contract.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { rememberAccount } from './account-memory.ts'
import { type CallFailure, failureText, retryAfterSeconds } from '../failure-text.ts'
import { passwordMemory } from './password-memory.ts'
import { phoneInformation } from './phone-information.ts'
import { sealedPassword } from '../sealed-password.ts'
import type { SignInEntry } from './sign-in-entry.ts'
import { useBeginSession } from './use-begin-session.ts'

export type SignInFailure = {
  readonly text: string
  /** The refusal's errcode; undefined if there was none. */
  readonly errcode: number | undefined
  /** When a lock expires. */
  readonly until: Instant | undefined
}

/** Unlocks an account after too many wrong passwords. */
export type UnlockCode = { readonly code: string; readonly requestId?: string }

/** Set by a player on a break from play who comes to withdraw. */
export type DuringBreak = { readonly duringBreak: true }

/** Signs in by account and password, with a code if too many wrong passwords have locked the account. */
export function useSignIn() {
  const configuration = useAccountConfiguration()
  const signingIn = useCallMutation(signIn)
  const begin = useBeginSession()
  const [failure, setFailure] = useState<SignInFailure>()

  const { begin: send, pending } = useOneAct(async (entry: SignInEntry, more?: UnlockCode | DuringBreak) => {
    setFailure(undefined)
    const reply = await signingIn.send({
      account: entry.account,
      countryCode: configuration.countryCode,
      keepSignedIn: entry.keepSignedIn,
      outUrl: location.origin,
      phoneinfoJsonModel: phoneInformation(),
      ...(await sealedPassword(configuration, entry.password)),
      ...more,
    })
    if (reply.kind !== 'answer') return setFailure(failureOf(reply))
    rememberAccount(entry.account)
    begin(reply.body)
    await (entry.rememberPassword ? passwordMemory.remember(entry) : passwordMemory.forget())
  })

  return { send, pending, failure, begin }
}

export function failureOf(reply: CallFailure): SignInFailure {
  const wait = retryAfterSeconds(reply)
  return {
    text: failureText(reply),
    errcode: reply.kind === 'refusal' ? reply.errcode : undefined,
    until: wait === undefined ? undefined : addDuration(systemClock.now(), seconds(wait)),
  }
}
