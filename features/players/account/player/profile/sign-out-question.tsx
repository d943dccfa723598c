import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { useOneAct } from '#platform/browser/client/use-one-act.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { useSession } from '#platform/browser/session/session-context.tsx'
import { ConfirmDialog } from '#platform/ui/dialog/confirm-dialog.tsx'
import { signOut } from '../../contract.ts'
import { messages } from '../messages/en.ts'

export type SignOutQuestionProps = {
  readonly open: boolean
  readonly onClose: () => void
}

/** Signs out after a confirmation, in this browser even if the server cannot be reached. */
export function SignOutQuestion({ open, onClose }: SignOutQuestionProps) {
  const session = useSession()
  const navigate = useNavigate()
  const leaving = useCallMutation(signOut)

  const { begin: leave, pending } = useOneAct(async () => {
    await leaving.send({})
    // Navigates first: the guard of a page that needs a session would remember it as the destination.
    navigate('/login', { replace: true, returnTo: '/lobby/home' })
    session.clear()
  })
  return (
    <ConfirmDialog
      open={open}
      title={messages.logOutTitle}
      confirmLabel={messages.logOut}
      cancelLabel={messages.stay}
      onConfirm={() => void leave()}
      onCancel={onClose}
      busy={pending}
    >
      {messages.logOutLead}
    </ConfirmDialog>
  )
}
