import { Button } from '#platform/ui/button/button.tsx'
import { messages } from '../messages/en.ts'
import { type PasskeyEntrance, usePasskeySignIn } from './use-passkey-sign-in.ts'

export type PasskeySignInButtonProps = {
  readonly disabled: boolean
  /** Checked before the device is asked. */
  readonly mayEnter: () => boolean
  readonly entrance: PasskeyEntrance
}

export function PasskeySignInButton({ disabled, mayEnter, entrance }: PasskeySignInButtonProps) {
  const { Notice, keepSignedIn } = entrance
  const { send, pending, failure } = usePasskeySignIn(entrance)
  const enter = (duringBreak: boolean) => {
    if (mayEnter()) void send({ keepSignedIn: keepSignedIn(), duringBreak })
  }
  return (
    <>
      {failure && <Notice failure={failure} onUnlock={undefined} onWithdraw={() => enter(true)} />}
      <Button variant="secondary" block icon="scan" disabled={disabled} loading={pending} onClick={() => enter(false)}>
        {messages.logInWithPasskey}
      </Button>
    </>
  )
}
