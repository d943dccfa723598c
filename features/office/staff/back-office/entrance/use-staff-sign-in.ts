import { useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { confirmCode, signIn } from '../../contract.ts'
import { confirmPasskey } from '../../passkey-contract.ts'
import { type CallFailure, failureText } from '#platform/office-ui/failure-text.ts'
import { signWithKey } from '#platform/browser/passkey/ask-passkey.ts'
import { sealPassword } from './seal-password.ts'
import { messages } from '../messages/en.ts'

export type SignedIn = ResponseOf<typeof confirmCode>

export type StaffSignIn = {
  /** Undefined until the password was correct. */
  readonly step: ResponseOf<typeof signIn> | undefined
  readonly failure: string | undefined
  readonly pending: boolean
  readonly givePassword: (given: { email: string; password: string }) => Promise<void>
  readonly giveCode: (code: string) => Promise<void>
  /** Lets a device sign in place of the code. */
  readonly giveKey: () => Promise<void>
  readonly startOver: () => void
}

/** The two steps of signing in: password, then code. */
export function useStaffSignIn(onSignedIn: (signedIn: SignedIn) => void): StaffSignIn {
  const client = useClient()
  const [step, setStep] = useState<ResponseOf<typeof signIn>>()
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  const fail = (reply: CallFailure) => setFailure(failureText(reply))
  const during = async (work: () => Promise<void>) => {
    setFailure(undefined)
    setPending(true)
    await work().finally(() => setPending(false))
  }

  return {
    step,
    failure,
    pending,
    givePassword: ({ email, password }) =>
      during(async () => {
        const sealed = await sealPassword(client, password)
        if (sealed.kind !== 'sealed') return fail(sealed)
        const reply = await client.send(signIn, { email, ...sealed.fields })
        if (reply.kind === 'answer') setStep(reply.body)
        else fail(reply)
      }),
    giveCode: (code) =>
      during(async () => {
        if (!step) return
        const reply = await client.send(confirmCode, { ticket: step.ticket, code })
        if (reply.kind === 'answer') return onSignedIn(reply.body)
        fail(reply)
        if (reply.kind === 'refusal' && reply.errcode === confirmCode.refusals.signInOver) setStep(undefined)
      }),
    giveKey: () =>
      during(async () => {
        if (!step?.passkey) return
        const response = await signWithKey(step.passkey, 'besidePassword')
        if (!response) return setFailure(messages.passkeyNotUsed)
        const reply = await client.send(confirmPasskey, { ticket: step.ticket, response })
        if (reply.kind === 'answer') return onSignedIn(reply.body)
        fail(reply)
        if (reply.kind === 'refusal' && reply.errcode === confirmPasskey.refusals.signInOver) setStep(undefined)
      }),
    startOver: () => {
      setStep(undefined)
      setFailure(undefined)
    },
  }
}
