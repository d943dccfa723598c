import type { FormEvent } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { CodeEntry } from '../access/code-entry.tsx'
import { codeOfForm } from '../code-of-form.ts'
import { FormNotice } from '../form-notice.tsx'
import styles from '../form.module.css'
import { NewPasswordFields } from '../access/new-password-fields.tsx'
import type { Player } from '../plain-player.ts'
import { SendCodeButton } from '../access/send-code-button.tsx'
import { usePasswordChange } from './use-password-change.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type ChangePasswordSheetProps = {
  readonly player: Player
  readonly open: boolean
  readonly onClose: () => void
}

export function ChangePasswordSheet({ player, open, onClose }: ChangePasswordSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={messages.changePassword}>
      <ChangePasswordForm mobile={player.mobile} onDone={onClose} />
    </Sheet>
  )
}

type ChangePasswordFormProps = { readonly mobile: string; readonly onDone: () => void }

/** Mounted at each opening, so that no password stays in a closed sheet. */
function ChangePasswordForm({ mobile, onDone }: ChangePasswordFormProps) {
  const { form, oneTimeCode, submit, pending, failure } = usePasswordChange({ withCode: mobile !== '', onDone })
  const act = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form id={form.id} className={styles.form} onSubmit={act} noValidate>
      <PasswordField {...form.text('oldPassword')} label={messages.currentPassword} autoComplete="current-password" />
      <NewPasswordFields form={form} isReplacing />
      {mobile && (
        <div className={styles.codeRow}>
          <CodeEntry
            sent={oneTimeCode.sent}
            label={formatMessage(messages.codeForMobile, { mobile })}
            {...codeOfForm({ form, submit, pending })}
          />
          <SendCodeButton variant="secondary" oneTimeCode={oneTimeCode} onClick={() => void oneTimeCode.send('')} />
        </div>
      )}
      <p className={styles.soft}>{messages.passwordChangeLead}</p>
      {failure && <FormNotice text={failure} />}
      <Button type="submit" block loading={pending}>
        {messages.changePassword}
      </Button>
    </form>
  )
}
