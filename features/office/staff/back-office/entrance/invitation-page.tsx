import { type SyntheticEvent, useRef, useState } from 'react'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { acceptInvitation } from '../../contract.ts'
import { staffPasswordFault } from '../../rules.ts'
import { Entrance } from './entrance.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { sealPassword } from './seal-password.ts'
import styles from './sign-in-form.module.css'
import { useFocusFirstEmpty } from './use-focus-first-empty.ts'
import { messages } from '../messages/en.ts'

type InvitationPageProps = { readonly token: string; readonly onAccepted: (email: string) => void }

/** The page of an invitation link, where the member sets a password. */
export function InvitationPage({ token, onAccepted }: InvitationPageProps) {
  const client = useClient()
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstEmpty(form, token)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [fault, setFault] = useState<{ field: 'password' | 'again' | 'form'; text: string }>()
  const [pending, setPending] = useState(false)

  const accept = async () => {
    const sealed = await sealPassword(client, password)
    if (sealed.kind !== 'sealed') return setFault({ field: 'form', text: failureText(sealed) })
    const reply = await client.send(acceptInvitation, { token, ...sealed.fields })
    if (reply.kind === 'answer') return onAccepted(reply.body.email)
    setFault({ field: reply.kind === 'invalid' ? 'password' : 'form', text: failureText(reply) })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const wrong = staffPasswordFault(password, '')
    if (wrong) return setFault({ field: 'password', text: wrong.msg })
    if (password !== again) return setFault({ field: 'again', text: messages.passwordsDiffer })
    setFault(undefined)
    setPending(true)
    void accept().finally(() => setPending(false))
  }
  const errorAt = (field: string) => (fault?.field === field ? fault.text : undefined)

  return (
    <Entrance title={messages.chooseYourPassword}>
      <form ref={form} onSubmit={submit} className={styles.fields} noValidate>
        {errorAt('form') && <Notice tone="danger">{errorAt('form')}</Notice>}
        <PasswordField
          label={messages.newPassword}
          autoComplete="new-password"
          hint={messages.passwordHint}
          error={errorAt('password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordField
          label={messages.confirmPassword}
          autoComplete="new-password"
          error={errorAt('again')}
          value={again}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
        <Button type="submit" block loading={pending}>
          {messages.setPassword}
        </Button>
      </form>
    </Entrance>
  )
}
