import { type FormEvent, useState } from 'react'
import type { ResponseOf } from '#core/contract/call.ts'
import { FormNotice, useForm } from '#features/players/account/player/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { listPasskeys, renamePasskey } from '../contract.ts'
import { faultAt } from './fault-at.ts'
import { messages } from './messages/en.ts'
import styles from './passkeys.module.css'

export type ShownPasskey = ResponseOf<typeof listPasskeys>['passkeys'][number]

export type RenamePasskeyFormProps = { readonly passkey: ShownPasskey; readonly onDone: () => void }

export function RenamePasskeyForm({ passkey: { id, name: before }, onDone }: RenamePasskeyFormProps) {
  const client = useClient()
  const refresh = useRefreshCalls()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ name: before }, ({ name }) => [
    name.trim() === '' ? faultAt('name', messages.nameMissing) : undefined,
  ])
  const { begin, pending } = useOneAct(async () => {
    setFailure(undefined)
    const reply = await client.send(renamePasskey, { id, name: form.values.name.trim() })
    if (reply.kind === 'signedOut') return
    if (reply.kind !== 'answer') return setFailure(failureText(reply))
    onDone()
    await refresh(listPasskeys)
  })
  const act = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) void begin()
  }
  return (
    <form id={form.id} className={styles.content} onSubmit={act} noValidate>
      <TextField {...form.text('name')} label={messages.name} maxLength={nameMax} autoComplete="off" />
      {failure && <FormNotice text={failure} />}
      <Button type="submit" block loading={pending}>
        {messages.save}
      </Button>
    </form>
  )
}

const nameMax = 40
