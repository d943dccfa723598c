import type { FormEvent } from 'react'
import { FormNotice, StepUpField } from '#features/players/account/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { messages } from './messages/en.ts'
import styles from './passkeys.module.css'
import { useAddPasskey } from './use-add-passkey.ts'

export type AddPasskeyFormProps = { readonly mobile: string; readonly onDone: () => void }

/** Name, password and a code; then the device takes over. Mounted at each opening, so that no password stays. */
export function AddPasskeyForm({ mobile, onDone }: AddPasskeyFormProps) {
  const { form, oneTimeCode, submit, pending, failure, presenceDialog } = useAddPasskey({
    withCode: mobile !== '',
    onDone,
  })
  const act = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <>
      <form id={form.id} className={styles.content} onSubmit={act} noValidate>
        <TextField
          {...form.text('name')}
          label={messages.name}
          placeholder={messages.namePlaceholder}
          maxLength={nameMax}
          autoComplete="off"
        />
        <PasswordField {...form.text('password')} label={messages.password} autoComplete="current-password" />
        {mobile !== '' && (
          <StepUpField
            oneTimeCode={oneTimeCode}
            mobile={mobile}
            value={form.values.code}
            onChange={(code) => form.set('code', code)}
            error={form.errorOf('code')}
          />
        )}
        <p className={styles.soft}>{messages.restNote}</p>
        {failure && <FormNotice text={failure} />}
        <Button type="submit" size="large" block loading={pending}>
          {messages.continue}
        </Button>
      </form>
      {presenceDialog}
    </>
  )
}

const nameMax = 40
