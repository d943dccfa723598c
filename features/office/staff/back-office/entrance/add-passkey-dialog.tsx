import { type SyntheticEvent, useState } from 'react'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { addPasskey, beginPasskey, listPasskeys } from '../../passkey-contract.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { makeKey } from '#platform/browser/passkey/ask-passkey.ts'
import styles from '#platform/office-ui/reason-dialog.module.css'
import { sealPassword } from './seal-password.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Asks for the password, then lets the browser create the key. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { add, failure, pending } = useAddPasskey()
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (name.trim() && password && !pending && (await add(name.trim(), password))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.addAPasskey}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form="add-passkey" loading={pending}>
            {messages.continue}
          </Button>
        </>
      }
    >
      <form id="add-passkey" className={styles.body} onSubmit={(event) => void submit(event)} noValidate>
        <p>{messages.passkeyDeviceText}</p>
        <TextField
          label={messages.deviceName}
          placeholder={messages.workLaptop}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PasswordField
          label={messages.yourPassword}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      </form>
    </Dialog>
  )
}

function useAddPasskey() {
  const client = useClient()
  const refresh = useRefreshCalls()
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  /** The error, if any. */
  const tried = async (name: string, password: string): Promise<string | undefined> => {
    const sealed = await sealPassword(client, password)
    if (sealed.kind !== 'sealed') return failureText(sealed)
    const begun = await client.send(beginPasskey, sealed.fields)
    if (begun.kind !== 'answer') return begun.kind === 'signedOut' ? '' : failureText(begun)
    const { ticket, options } = begun.body
    const response = await makeKey(options, 'besidePassword')
    if (!response) return messages.passkeyNotCreated
    const reason = formatMessage(messages.passkeyAddedReason, { name })
    const kept = await client.send(addPasskey, { ticket, name, response, reason })
    if (kept.kind !== 'answer') return kept.kind === 'signedOut' ? '' : failureText(kept)
    toast(formatMessage(messages.passkeyAdded, { name }), { tone: 'success' })
    void refresh(listPasskeys)
    return undefined
  }
  const add = async (name: string, password: string): Promise<boolean> => {
    setFailure(undefined)
    setPending(true)
    const fault = await tried(name, password).finally(() => setPending(false))
    setFailure(fault === '' ? undefined : fault)
    return fault === undefined
  }
  return { add, failure, pending }
}
