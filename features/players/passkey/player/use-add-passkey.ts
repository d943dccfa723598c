import { useState } from 'react'
import type { FieldFault } from '#core/contract/outcome.ts'
import {
  codeMissing,
  codeWrong,
  sealedPassword,
  useAccountConfiguration,
  useForm,
  usePresence,
  useStepUp,
} from '#features/players/account/player/index.ts'
import type { CallFailure } from '#platform/browser/client/call-queries.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { makePasskey } from '#platform/browser/passkey/late-passkey.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { addPasskey, beginPasskey, listPasskeys } from '../contract.ts'
import { messages as passkeyMessages } from '../messages/en.ts'
import { faultAt } from './fault-at.ts'
import { messages } from './messages/en.ts'

type AddOptions = { readonly withCode: boolean; readonly onDone: () => void }

/** Proves the player, lets the browser create the key, and saves it. */
export function useAddPasskey({ withCode, onDone }: AddOptions) {
  const client = useClient()
  const configuration = useAccountConfiguration()
  const refresh = useRefreshCalls()
  const { withPresence, presenceDialog } = usePresence()
  const oneTimeCode = useStepUp()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ name: '', password: '', code: '' }, ({ name, password, code }) => [
    name.trim() === '' ? faultAt('name', messages.nameMissing) : undefined,
    password.trim() === '' ? faultAt('password', messages.passwordMissing) : undefined,
    withCode ? codeMissing(code) : undefined,
  ])

  const showFailure = (reply: CallFailure<typeof beginPasskey | typeof addPasskey>) => {
    const fault = reply.kind === 'refusal' ? fieldFaults[reply.errcode] : undefined
    if (fault) form.showFaults([fault])
    else if (reply.kind !== 'signedOut') setFailure(failureText(reply))
  }

  const { begin, pending } = useOneAct(async () => {
    setFailure(undefined)
    const begun = await withPresence(async () =>
      client.send(beginPasskey, {
        ...(await sealedPassword(configuration, form.values.password.trim())),
        ...(withCode && oneTimeCode.given(form.values.code, '')),
      }),
    )
    if (begun.kind !== 'answer') return showFailure(begun)
    const passkey = await makePasskey(begun.body.options)
    if (!passkey) return setFailure(messages.notCreated)
    const kept = await client.send(addPasskey, { name: form.values.name.trim(), passkey })
    if (kept.kind !== 'answer') return showFailure(kept)
    toast(messages.passkeyAdded, { tone: 'success' })
    onDone()
    await refresh(listPasskeys)
  })
  const submit = async () => {
    if (form.check()) await begin()
  }
  return { form, oneTimeCode, submit, pending, failure, presenceDialog }
}

const { wrongCredentials, codeWrong: wrongCode } = beginPasskey.refusals

const fieldFaults: Readonly<Record<number, FieldFault>> = {
  [wrongCredentials]: faultAt('password', passkeyMessages['passkey.wrongPassword']),
  [wrongCode]: codeWrong,
}
