import { useState } from 'react'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { signByPasskey } from '#platform/browser/passkey/late-passkey.ts'
import { beginPasskeySignIn, signInByPasskey } from '../../passkey-contract.ts'
import { messages } from '../messages/en.ts'
import { phoneInformation } from './phone-information.ts'
import { useBeginSession } from './use-begin-session.ts'
import { failureOf, type SignInFailure } from './use-sign-in.ts'

type PasskeySignIn = { readonly keepSignedIn: boolean; readonly duringBreak: boolean }

/** Signs in by a passkey, which the device finds by itself. */
export function usePasskeySignIn() {
  const beginning = useCallMutation(beginPasskeySignIn)
  const signingIn = useCallMutation(signInByPasskey)
  const begin = useBeginSession()
  const [failure, setFailure] = useState<SignInFailure>()
  const { begin: send, pending } = useOneAct(async (options: PasskeySignIn) => {
    setFailure(undefined)
    const begun = await beginning.send({})
    if (begun.kind !== 'answer') return setFailure(failureOf(begun))
    const passkey = await signByPasskey(begun.body)
    if (!passkey) return setFailure({ text: messages.passkeyNotUsed, errcode: undefined, until: undefined })
    const reply = await signingIn.send({ passkey, phoneinfoJsonModel: phoneInformation(), ...options })
    if (reply.kind !== 'answer') return setFailure(failureOf(reply))
    begin(reply.body)
  })
  return { send, pending, failure }
}
