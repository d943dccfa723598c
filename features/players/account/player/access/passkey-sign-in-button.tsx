import { Button } from '#platform/ui/button/button.tsx'
import { messages } from '../messages/en.ts'
import { SignInNotice } from './sign-in-notice.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

export type PasskeySignInButtonProps = {
  readonly disabled: boolean
  /** Checked before the device is asked. */
  readonly mayEnter: () => boolean
  readonly keepSignedIn: () => boolean
}

export function PasskeySignInButton({ disabled, mayEnter, keepSignedIn }: PasskeySignInButtonProps) {
  const { send, pending, failure } = usePasskeySignIn()
  const enter = (duringBreak: boolean) => {
    if (mayEnter()) void send({ keepSignedIn: keepSignedIn(), duringBreak })
  }
  return (
    <>
      {failure && <SignInNotice failure={failure} onUnlock={undefined} onWithdraw={() => enter(true)} />}
      <Button variant="secondary" block icon="scan" disabled={disabled} loading={pending} onClick={() => enter(false)}>
        {messages.logInWithPasskey}
      </Button>
    </>
  )
}
