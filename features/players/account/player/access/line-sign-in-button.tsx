import { Button } from '#platform/ui/button/button.tsx'
import { FormNotice } from '../form-notice.tsx'
import { useLineSignIn } from './use-line-sign-in.ts'
import { messages } from '../messages/en.ts'

export type LineSignInButtonProps = {
  readonly disabled: boolean
  /** Checked before the player leaves for LINE. */
  readonly mayLeave: () => boolean
}

export function LineSignInButton({ disabled, mayLeave }: LineSignInButtonProps) {
  const { start, pending, failure } = useLineSignIn()
  return (
    <>
      {failure && <FormNotice text={failure} />}
      <Button
        variant="secondary"
        block
        icon="chat"
        disabled={disabled}
        loading={pending}
        onClick={() => mayLeave() && void start()}
      >
        {messages.logInWithLine}
      </Button>
    </>
  )
}
