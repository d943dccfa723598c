import { type SyntheticEvent, useState } from 'react'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { changeStaffPassword } from '../../contract.ts'
import { staffPasswordFault } from '../../rules.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import styles from '#platform/office-ui/reason-dialog.module.css'
import { sealPassword } from './seal-password.ts'
import { useStaff } from '../staff-context.tsx'
import { messages } from '../messages/en.ts'

/** The old password and a new one. Needs no approval. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { email } = useStaff()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const { change, failure, pending } = useChangePassword()
  const fault = password === '' ? undefined : staffPasswordFault(password, email)?.msg
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (old && password && !fault && !pending && (await change(old, password))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.changeYourPassword}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form="change-password" loading={pending}>
            {messages.changePassword}
          </Button>
        </>
      }
    >
      <form id="change-password" className={styles.body} onSubmit={(event) => void submit(event)} noValidate>
        <p>{messages.passwordSessions}</p>
        <PasswordField
          label={messages.currentPassword}
          autoComplete="current-password"
          value={old}
          onChange={(event) => setOld(event.currentTarget.value)}
        />
        <PasswordField
          label={messages.newPassword}
          autoComplete="new-password"
          hint={messages.passwordHint}
          error={fault}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      </form>
    </Dialog>
  )
}

function useChangePassword() {
  const client = useClient()
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  const change = async (old: string, password: string): Promise<boolean> => {
    setFailure(undefined)
    setPending(true)
    try {
      const sealedOld = await sealPassword(client, old)
      const sealed = sealedOld.kind === 'sealed' ? await sealPassword(client, password) : sealedOld
      if (sealedOld.kind !== 'sealed' || sealed.kind !== 'sealed') {
        if (sealed.kind !== 'sealed') setFailure(failureText(sealed))
        return false
      }
      const reason = messages.passwordChangedReason
      const reply = await client.send(changeStaffPassword, {
        ...sealed.fields,
        oldPassword: sealedOld.fields.password,
        reason,
      })
      if (reply.kind === 'answer') toast(messages.passwordChanged, { tone: 'success' })
      else if (reply.kind !== 'signedOut') setFailure(failureText(reply))
      return reply.kind === 'answer'
    } finally {
      setPending(false)
    }
  }
  return { change, failure, pending }
}
