import { useState } from 'react'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { signByPasskey } from '#platform/browser/passkey/late-passkey.ts'
import { beginPasskeySignIn, signInByPasskey } from '../../passkey-contract.ts'
import { messages } from '../messages/en.ts'
import type { phoneInformation } from './phone-information.ts'
import type { SignInNotice } from './sign-in-notice.tsx'
import type { useBeginSession } from './use-begin-session.ts'
import type { failureOf, SignInFailure } from './use-sign-in.ts'

/** Parts of the login form, which are loaded with it. */
export type PasskeyEntrance = {
  readonly begin: ReturnType<typeof useBeginSession>
  readonly failureOf: typeof failureOf
  readonly phoneInformation: typeof phoneInformation
  readonly Notice: typeof SignInNotice
  readonly keepSignedIn: () => boolean
}

type PasskeySignIn = { readonly keepSignedIn: boolean; readonly duringBreak: boolean }

/** Signs in by a passkey, which the device finds by itself. */
export function usePasskeySignIn({ begin, ...form }: PasskeyEntrance) {
  const beginning = useCallMutation(beginPasskeySignIn)
  const signingIn = useCallMutation(signInByPasskey)
  const [failure, setFailure] = useState<SignInFailure>()
  const { begin: send, pending } = useOneAct(async (options: PasskeySignIn) => {
    setFailure(undefined)
    const begun = await beginning.send({})
    if (begun.kind !== 'answer') return setFailure(form.failureOf(begun))
    const passkey = await signByPasskey(begun.body)
    if (!passkey) return setFailure({ text: messages.passkeyNotUsed, errcode: undefined, until: undefined })
    const reply = await signingIn.send({ passkey, phoneinfoJsonModel: form.phoneInformation(), ...options })
    if (reply.kind !== 'answer') return setFailure(form.failureOf(reply))
    begin(reply.body)
  })
  return { send, pending, failure }
}
