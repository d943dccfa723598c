import type { FormEvent } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { CodeEntry } from './code-entry.tsx'
import { codeOfForm } from '../code-of-form.ts'
import { FormNotice } from '../form-notice.tsx'
import styles from '../form.module.css'
import { MobileField } from './mobile-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SendCodeButton } from './send-code-button.tsx'
import { usePasswordReset } from './use-password-reset.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** First the number; the other fields appear once its code is on the way. */
export function ForgetForm() {
  const { form, oneTimeCode, sendCode, submit, pending, failure } = usePasswordReset()
  const { sent } = oneTimeCode

  const act = (event: FormEvent) => {
    event.preventDefault()
    if (sent) void submit()
    else sendCode()
  }
  return (
    <form id={form.id} className={styles.form} onSubmit={act} noValidate>
      <MobileField
        {...form.text('mobile')}
        label={messages.mobileNumber}
        suffix={sent && <SendCodeButton oneTimeCode={oneTimeCode} onClick={sendCode} />}
      />
      {sent && (
        <>
          <p className={styles.soft} role="status">
            {formatMessage(messages.codeSentIfKnown, { mobile: sent.maskedMobile })}
          </p>
          <CodeEntry sent={oneTimeCode.sent} {...codeOfForm({ form, submit, pending })} />
          <NewPasswordFields form={form} isReplacing />
        </>
      )}
      {failure && <FormNotice text={failure} />}
      {sent ? (
        <Button type="submit" size="large" block loading={pending}>
          {messages.setNewPassword}
        </Button>
      ) : (
        <SendCodeButton type="submit" size="large" variant="primary" block oneTimeCode={oneTimeCode} />
      )}
    </form>
  )
}
