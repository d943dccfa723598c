import { type FormEvent, useId, useState } from 'react'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { confirmPresence } from '../contract.ts'
import { messages as accountMessages } from '../messages/en.ts'
import { useAccountConfiguration } from './account-configuration.ts'
import { failureText, type RefusalTexts } from './failure-text.ts'
import { sealedPassword } from './sealed-password.ts'
import { messages } from './messages/en.ts'

export type PresenceDialogProps = {
  readonly open: boolean
  readonly onClose: (confirmed: boolean) => void
}

/** Asks for the password again after an idle time. */
export function PresenceDialog({ open, onClose }: PresenceDialogProps) {
  const configuration = useAccountConfiguration()
  const confirming = useCallMutation(confirmPresence)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const formId = useId()

  const close = (confirmed: boolean) => {
    setPassword('')
    setError(undefined)
    onClose(confirmed)
  }
  const { begin: confirm, pending } = useOneAct(async () => {
    const reply = await confirming.send(await sealedPassword(configuration, password.trim()))
    if (reply.kind === 'answer' || reply.kind === 'signedOut') close(reply.kind === 'answer')
    else setError(failureText(reply, refusalTexts))
  })
  return (
    <Dialog
      open={open}
      onClose={() => close(false)}
      title={messages.confirmItIsYou}
      actions={
        <>
          <Button variant="secondary" onClick={() => close(false)}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} loading={pending}>
            {messages.continue}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (password.trim() !== '') void confirm()
        }}
      >
        <p>{accountMessages['account.passwordNeeded']}</p>
        <PasswordField
          label={messages.password}
          name="password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={error}
          autoComplete="current-password"
          data-first-focus
        />
      </form>
    </Dialog>
  )
}

const refusalTexts: RefusalTexts = {
  101: accountMessages['account.passwordWrong'],
  102: accountMessages['account.tooManyPasswords'],
}
