import { type FormEvent, useState } from 'react'
import { FormNotice, StepUpField, usePlayer } from '#features/players/account/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { PinField } from './pin-field.tsx'
import styles from './safebox.module.css'
import { type ProvenBy, useWithdrawalPassword } from './use-withdrawal-password.ts'

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
        <p className={styles.note}>
          Six digits that are asked for with every withdrawal and whenever coins leave the safebox. Nobody of ours will
          ever ask you for them.
        </p>
        {!isFirst && (
          <>
            {by === 'withdrawalPassword' ? (
              <PinField {...form.text('old')} label="Present withdrawal password" />
            ) : (
              <PasswordField {...form.text('old')} label="Password you sign in with" autoComplete="current-password" />
            )}
            <Button
              variant="ghost"
              size="small"
              className={styles.forgotten}
              onClick={() => setBy(by === 'withdrawalPassword' ? 'accountPassword' : 'withdrawalPassword')}
            >
              {by === 'withdrawalPassword' ? 'I have forgotten it' : 'I remember it'}
            </Button>
          </>
        )}
        <PinField {...form.text('password')} label="New withdrawal password" hint="Six digits." />
        <PinField {...form.text('again')} label="Once more" />
        <StepUpField
          oneTimeCode={oneTimeCode}
          mobile={mobile}
          value={form.values.code}
          onChange={(code) => form.set('code', code)}
          error={form.errorOf('code')}
        />
        {!isFirst && <p className={styles.note}>After a change, withdrawals rest for a day to keep your money safe.</p>}
        {failure && <FormNotice text={failure} />}
        <Button type="submit" size="large" block loading={pending}>
          {isFirst ? 'Set the password' : 'Change the password'}
        </Button>
      </form>
      {presenceDialog}
    </Card>
  )
}
