import { useState } from 'react'
import { seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, systemClock } from '#core/clock/instant.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { useForm, usePresence } from '#features/players/account/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { useCountdown } from '#platform/ui/countdown/use-countdown.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { confirmEmailAddress, readEmailAddress, sendEmailCode } from '../contract.ts'
import { messages as emailMessages } from '../messages/en.ts'
import { addressFault } from '../rules.ts'
import { messages } from './messages/en.ts'

export type AddressFormProps = {
  readonly isChange: boolean
  /** Closes the form of a change. */
  readonly onDone?: (() => void) | undefined
}

type SentCode = { readonly requestId: string; readonly address: string; readonly shown: string }

/** The two steps of an address: its code is sent, and then confirmed. */
export function useAddressForm({ isChange, onDone }: AddressFormProps) {
  const client = useClient()
  const refresh = useRefreshCalls()
  const { withPresence, presenceDialog } = usePresence()
  const [sent, setSent] = useState<SentCode>()
  const [until, setUntil] = useState<Instant>()
  const [failure, setFailure] = useState<string>()
  const secondsLeft = useCountdown({ until, now: systemClock.now })
  const form = useForm({ address: '', code: '' }, ({ address, code }) => [
    addressFault(address),
    /^\d{6}$/.test(code) ? undefined : codeFault(messages.codeMissing),
  ])
  const address = form.values.address.trim()
  const wait = (waitSeconds: number) => setUntil(addDuration(systemClock.now(), seconds(waitSeconds)))

  const { begin: send, pending: sending } = useOneAct(async () => {
    setFailure(undefined)
    const reply = await withPresence(() => client.send(sendEmailCode, { address }))
    if (reply.kind === 'invalid') return form.showFaults(reply.faults)
    if (reply.kind === 'signedOut') return
    if (reply.kind !== 'answer') return setFailure(failureText(reply))
    setSent({ requestId: reply.body.requestId, address, shown: reply.body.address })
    wait(reply.body.resendSeconds)
    form.set('code', '')
  })

  const { begin: confirm, pending } = useOneAct(async ({ requestId }: SentCode) => {
    setFailure(undefined)
    const reply = await withPresence(() => client.send(confirmEmailAddress, { requestId, code: form.values.code }))
    if (reply.kind === 'refusal' && reply.errcode === confirmEmailAddress.refusals.codeWrong)
      return form.showFaults([codeFault(emailMessages['email.codeWrong'])])
    if (reply.kind === 'signedOut') return
    if (reply.kind !== 'answer') return setFailure(failureText(reply))
    toast(isChange ? messages.addressChanged : messages.addressAdded, { tone: 'success' })
    onDone?.()
    await refresh(readEmailAddress)
  })

  return {
    form,
    // A code proves the address that it was sent to: another one in the field needs its own.
    sent: sent?.address === address ? sent : undefined,
    secondsLeft,
    sending,
    pending,
    failure,
    presenceDialog,
    sendCode: () => {
      if (form.check('address')) void send()
    },
    submit: async () => {
      if (sent?.address !== address) return form.check('address') && (await send())
      if (form.check()) await confirm(sent)
    },
  }
}

const codeFault = (msg: string): FieldFault => ({ field: 'code', key: 'email.code', msg })
