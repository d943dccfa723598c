import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import styles from '#platform/office-ui/reason-dialog.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { useStaff } from '../staff-context.tsx'
import type { SignedIn } from './use-staff-sign-in.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type RenewSessionDialogProps = {
  readonly open: boolean
  readonly onSignedIn: (signedIn: SignedIn) => void
  readonly onLeave: () => void
}

/** The same member's sign-in over the current page, which stays as it is. */
export function RenewSessionDialog({ open, onSignedIn, onLeave }: RenewSessionDialogProps) {
  const { email, name } = useStaff()
  const leave = (
    <Button variant="ghost" size="small" onClick={onLeave}>
      {messages.leave}
    </Button>
  )
  return (
    <Dialog open={open} onClose={onLeave} dismissible={false} title={messages.signInAgain} actions={leave}>
      <div className={styles.body}>
        <p>{formatMessage(messages.sessionEnded, { name })}</p>
        {/* A new form each time, without the previous password. */}
        {open && <SignInForm email={email} onSignedIn={onSignedIn} />}
      </div>
    </Dialog>
  )
}
