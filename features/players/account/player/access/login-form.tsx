import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { usernameInputLengthMax } from '#core/constants/specification.ts'
import { Link } from '#platform/browser/router/link.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { PasswordField } from '#platform/ui/password-field/password-field.tsx'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { signIn as signInCall } from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { useAccountConfiguration } from '../account-configuration.ts'
import { AgreementField } from '../agreement/agreement-field.tsx'
import styles from '../form.module.css'
import { Late } from '#platform/browser/late/late.tsx'
import { hasPasskeys } from '#platform/browser/passkey/has-passkeys.ts'
import { phoneInformation } from './phone-information.ts'
import { inputOf, readSignInEntry } from './sign-in-entry.ts'
import { SignInNotice } from './sign-in-notice.tsx'
import type { UnlockByCodeProps } from './unlock-by-code.tsx'
import { useAgreement } from '../agreement/use-agreement.ts'
import type { PasskeyEntrance } from './use-passkey-sign-in.ts'
import { useLeaveEntrance } from './use-leave-entrance.ts'
import { usePrefilledSignIn } from './use-prefilled-sign-in.ts'
import { failureOf, type SignInFailure, type UnlockCode, useSignIn } from './use-sign-in.ts'
import { messages } from '../messages/en.ts'

/**
 * An uncontrolled form, read when it is sent: values filled in by the password manager, perhaps before hydration, count
 * like typed ones.
 */
export function LoginForm() {
  const form = useRef<HTMLFormElement>(null)
  const agreement = useAgreement()
  const signIn = useSignIn()
  const leaving = useLeaveEntrance()
  const [locked, setLocked] = useState<string>()
  const unlock = useRef<UnlockCode>(undefined)
  usePrefilledSignIn(form)

  const busy = signIn.pending || leaving
  const unlocking = locked !== undefined && mayBeLocked(signIn.failure)

  const readyEntry = () => {
    const entry = readSignInEntry(form.current)
    return entry && !busy && agreement.insist() ? entry : undefined
  }
  const send = () => {
    const entry = readyEntry()
    if (entry) void signIn.send(entry, unlocking ? unlock.current : undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const comeToWithdraw = () => {
    const entry = readyEntry()
    if (entry) void signIn.send(entry, { duringBreak: true })
  }
  const openUnlock = () => setLocked(readSignInEntry(form.current)?.account ?? '')
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <CredentialFields />
      <AgreementField agreement={agreement} />
      {signIn.failure && (
        <SignInNotice
          failure={signIn.failure}
          onUnlock={unlocking ? undefined : openUnlock}
          onWithdraw={comeToWithdraw}
        />
      )}
      {unlocking && (
        <UnlockPart
          account={locked}
          onCode={(code) => {
            unlock.current = code
          }}
          onComplete={send}
          pending={busy}
          isWrong={signIn.failure?.errcode === refusals.codeWrong}
          onFailed={() => setLocked(undefined)}
        />
      )}
      <Button type="submit" size="large" block loading={busy}>
        {messages.logIn}
      </Button>
      <OtherWaysPart form={form} disabled={busy} mayEnter={agreement.insist} begin={signIn.begin} />
    </form>
  )
}

/** Handed to a way that is loaded later: imported by it, these would be a script of their own. */
const passkeyParts = { failureOf, phoneInformation, Notice: SignInNotice }

type OtherWaysPartProps = Pick<PasskeyEntrance, 'begin'> & {
  readonly form: RefObject<HTMLFormElement | null>
  readonly disabled: boolean
  readonly mayEnter: () => boolean
}

function OtherWaysPart({ form, begin, ...props }: OtherWaysPartProps) {
  const { lineLogin } = useAccountConfiguration()
  const keepSignedIn = () => inputOf(form.current, 'keepSignedIn')?.checked === true
  return (
    <Late
      isNeeded={lineLogin !== null || hasPasskeys()}
      load={async () => (await import('./other-ways.tsx')).OtherWays}
      onFailed={() => undefined}
      props={{ ...props, entrance: { ...passkeyParts, begin, keepSignedIn } }}
    />
  )
}

type UnlockPartProps = UnlockByCodeProps & { readonly onFailed: () => void }

/** Loaded on demand, because it is rarely needed. */
function UnlockPart({ onFailed, ...props }: UnlockPartProps) {
  return (
    <Late
      isNeeded
      load={async () => (await import('./unlock-by-code.tsx')).UnlockByCode}
      onFailed={() => {
        toast(accountMessages['account.offline'], { tone: 'error' })
        onFailed()
      }}
      props={props}
    />
  )
}

function CredentialFields() {
  const { passwordLengthMax } = useAccountConfiguration()
  return (
    <>
      <TextField
        label={messages.mobileNumberOrUsername}
        name="account"
        maxLength={usernameInputLengthMax}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        label={messages.password}
        name="password"
        maxLength={passwordLengthMax}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <Link to="/forget" className={styles.aside}>
        {messages.forgotYourPassword}
      </Link>
      <div className={styles.pair}>
        <Checkbox name="keepSignedIn">{messages.keepMeLoggedIn}</Checkbox>
        <Checkbox name="rememberPassword">{messages.rememberPassword}</Checkbox>
      </div>
    </>
  )
}

const { refusals } = signInCall

/** Any other refusal means that the lock is open and the code used up. */
const mayBeLocked = (failure: SignInFailure | undefined): boolean =>
  failure?.errcode === undefined || failure.errcode === refusals.locked || failure.errcode === refusals.codeWrong
