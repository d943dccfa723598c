import { type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { CodeField } from '#platform/ui/code-field/code-field.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { EnrolmentGuide } from './enrolment-guide.tsx'
import { Notice } from '#platform/office-ui/notice.tsx'
import { hasPasskeys } from '#platform/browser/passkey/has-passkeys.ts'
import styles from './sign-in-form.module.css'
import { useFocusFirstEmpty } from './use-focus-first-empty.ts'
import { type SignedIn, type StaffSignIn, useStaffSignIn } from './use-staff-sign-in.ts'
import { messages } from '../messages/en.ts'

type SignInFormProps = {
  /** The member who renews the session: the e-mail is then fixed. */
  readonly email?: string
  readonly emailDefault?: string
  readonly onSignedIn: (signedIn: SignedIn) => void
}

/** E-mail and password, then the authenticator's code. */
export function SignInForm({ email, emailDefault = '', onSignedIn }: SignInFormProps) {
  const signIn = useStaffSignIn(onSignedIn)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstEmpty(form, signIn.step)
  return (
    <div className={styles.form} ref={form}>
      {signIn.failure && <Notice tone="danger">{signIn.failure}</Notice>}
      {signIn.step ? (
        <CodeStep signIn={signIn} />
      ) : (
        <PasswordStep signIn={signIn} email={email} emailDefault={emailDefault} />
      )}
    </div>
  )
}

type PasswordStepProps = { signIn: StaffSignIn; email: string | undefined; emailDefault: string }

function PasswordStep({ signIn, email, emailDefault }: PasswordStepProps) {
  const [typed, setTyped] = useState(emailDefault)
  const [password, setPassword] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const given = { email: email ?? typed, password }
    if (given.email.trim() && password && !signIn.pending) void signIn.givePassword(given)
  }
  return (
    <form onSubmit={submit} className={styles.fields} noValidate>
      <TextField
        label={messages.email}
        type="email"
        name="email"
        autoComplete="username"
        readOnly={email !== undefined}
        value={email ?? typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" block loading={signIn.pending}>
        {messages.continue}
      </Button>
    </form>
  )
}

function CodeStep({ signIn }: { signIn: StaffSignIn }) {
  const [code, setCode] = useState('')
  const enrolment = signIn.step?.enrolment
  const offersKey = Boolean(signIn.step?.passkey) && hasPasskeys()
  const give = (complete: string) => {
    if (!signIn.pending) void signIn.giveCode(complete).then(() => setCode(''))
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (code.length === 6) give(code)
  }
  return (
    <form onSubmit={submit} className={styles.fields} noValidate>
      {enrolment && <EnrolmentGuide {...enrolment} />}
      {offersKey && (
        <Button block icon="lock" loading={signIn.pending} onClick={() => void signIn.giveKey()}>
          {messages.useAPasskey}
        </Button>
      )}
      <CodeField
        label={messages.authenticatorCode}
        hint={messages.codeHint}
        value={code}
        onChange={setCode}
        onComplete={give}
      />
      <Button type="submit" variant={offersKey ? 'secondary' : 'primary'} block loading={signIn.pending}>
        {messages.signIn}
      </Button>
      <Button variant="ghost" block onClick={signIn.startOver}>
        {messages.back}
      </Button>
    </form>
  )
}
