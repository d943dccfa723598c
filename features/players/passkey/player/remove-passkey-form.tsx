import { type FormEvent, useState } from 'react'
import {
  FormNotice,
  sealedPassword,
  useAccountConfiguration,
  useForm,
  usePresence,
} from '#features/players/account/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listPasskeys, removePasskey } from '../contract.ts'
import { messages as passkeyMessages } from '../messages/en.ts'
import { faultAt } from './fault-at.ts'
import { messages } from './messages/en.ts'
import styles from './passkeys.module.css'

export type RemovePasskeyFormProps = { readonly id: number; readonly onDone: () => void }

/** Removes a passkey, with the password. */
export function RemovePasskeyForm({ id, onDone }: RemovePasskeyFormProps) {
  const { form, submit, pending, failure, presenceDialog } = useRemovePasskey({ id, onDone })
  const act = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <>
      <form id={form.id} className={styles.content} onSubmit={act} noValidate>
        <p>{messages.removeLead}</p>
        <PasswordField {...form.text('password')} label={messages.password} autoComplete="current-password" />
        {failure && <FormNotice text={failure} />}
        <Button type="submit" variant="danger" block loading={pending}>
          {messages.removePasskey}
        </Button>
      </form>
      {presenceDialog}
    </>
  )
}

function useRemovePasskey({ id, onDone }: RemovePasskeyFormProps) {
  const client = useClient()
  const configuration = useAccountConfiguration()
  const refresh = useRefreshCalls()
  const { withPresence, presenceDialog } = usePresence()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ password: '' }, ({ password }) => [
    password.trim() === '' ? faultAt('password', messages.passwordMissing) : undefined,
  ])
  const { begin, pending } = useOneAct(async () => {
    setFailure(undefined)
    const reply = await withPresence(async () =>
      client.send(removePasskey, { id, ...(await sealedPassword(configuration, form.values.password.trim())) }),
    )
    if (reply.kind === 'signedOut') return
    if (reply.kind === 'refusal' && reply.errcode === removePasskey.refusals.wrongCredentials)
      return form.showFaults([faultAt('password', passkeyMessages['passkey.wrongPassword'])])
    if (reply.kind !== 'answer') return setFailure(failureText(reply))
    toast(messages.passkeyRemoved, { tone: 'success' })
    onDone()
    await refresh(listPasskeys)
  })
  const submit = async () => {
    if (form.check()) await begin()
  }
  return { form, submit, pending, failure, presenceDialog }
}
