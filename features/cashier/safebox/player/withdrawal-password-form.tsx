import { type FormEvent, useState } from 'react'
import { codeOfForm, FormNotice, StepUpField, usePlayer } from '#features/players/account/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { PinField } from './pin-field.tsx'
import styles from './safebox.module.css'
import { type ProvenBy, useWithdrawalPassword } from './use-withdrawal-password.ts'
import { messages } from './messages/en.ts'

export interface WithdrawalPasswordFormProps {
  isFirst: boolean
  onDone: () => void
}

/** Six digits, twice, and a code. A change requires the old ones, or the account's password. */
export function WithdrawalPasswordForm({ isFirst, onDone }: WithdrawalPasswordFormProps) {
  const mobile = usePlayer()?.mobile ?? ''
  const [by, setBy] = useState<ProvenBy>('withdrawalPassword')
  const { form, oneTimeCode, submit, pending, failure, presenceDialog } = useWithdrawalPassword({
    by: isFirst ? undefined : by,
    onDone,
  })
  const act = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <Card>
      <form id={form.id} className={styles.form} onSubmit={act} noValidate>
        <p className={styles.note}>{messages.passwordUse}</p>
        {!isFirst && (
          <>
            {by === 'withdrawalPassword' ? (
              <PinField {...form.text('old')} label={messages.currentWithdrawalPassword} />
            ) : (
              <PasswordField {...form.text('old')} label={messages.loginPassword} autoComplete="current-password" />
            )}
            <Button
              variant="ghost"
              size="small"
              className={styles.forgotten}
              onClick={() => setBy(by === 'withdrawalPassword' ? 'accountPassword' : 'withdrawalPassword')}
            >
              {by === 'withdrawalPassword' ? messages.forgotUseLoginPassword : messages.useWithdrawalPassword}
            </Button>
          </>
        )}
        <PinField {...form.text('password')} label={messages.newWithdrawalPassword} hint={messages.sixDigits} />
        <PinField {...form.text('again')} label={messages.confirmPassword} />
        <StepUpField oneTimeCode={oneTimeCode} mobile={mobile} {...codeOfForm({ form, submit, pending })} />
        {!isFirst && <p className={styles.note}>{messages.changePausesWithdrawals}</p>}
        {failure && <FormNotice text={failure} />}
        <Button type="submit" size="large" block loading={pending}>
          {isFirst ? messages.setPassword : messages.changePassword}
        </Button>
      </form>
      {presenceDialog}
    </Card>
  )
}
