import type { FormEvent } from 'react'
import { FormNotice } from '#features/players/account/player/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import styles from './data-page.module.css'
import { messages } from './messages/en.ts'
import { useDataRequest } from './use-data-request.ts'

export type RequestFormProps = {
  /** A file that is still there is deleted for the new one. */
  readonly replacesFile: boolean
}

/** Asks for a copy, with the password. */
export function RequestForm({ replacesFile }: RequestFormProps) {
  const { form, submit, pending, failure } = useDataRequest()
  const act = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form id={form.id} className={styles.content} onSubmit={act} noValidate>
      <PasswordField
        {...form.text('password')}
        label={messages.password}
        hint={messages.passwordHint}
        autoComplete="current-password"
      />
      {replacesFile && <p className={styles.soft}>{messages.replaces}</p>}
      {failure && <FormNotice text={failure} />}
      <Button type="submit" variant={replacesFile ? 'secondary' : 'primary'} size="large" block loading={pending}>
        {replacesFile ? messages.prepareNew : messages.prepare}
      </Button>
    </form>
  )
}
