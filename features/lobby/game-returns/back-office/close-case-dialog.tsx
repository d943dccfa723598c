import { formatMessage } from '#core/message/format-message.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { closeReturnCase, listGameReturns, viewGameReturn } from '../staff-contract.ts'
import { messages } from './messages/en.ts'

type CloseCaseDialogProps = { readonly caseId: number; readonly name: string; readonly onClose: () => void }

/** Asks for a reason, ends the pause of the game and begins its counts from 0. */
export function CloseCaseDialog({ caseId, name, onClose }: CloseCaseDialogProps) {
  const client = useClient()
  const refresh = useRefreshCalls()
  const act = async (reason: string) => {
    const reply = await client.send(closeReturnCase, { caseId, reason })
    if (reply.kind === 'answer') toast(messages.closed, { tone: 'success' })
    // A refusal also means that the list was out of date.
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(listGameReturns, viewGameReturn)
    return reply
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.closeTitle, { name })}
      confirmLabel={messages.closeCase}
      act={act}
      onClose={onClose}
    >
      <p>{messages.closePaused}</p>
      <p>{messages.closeCounts}</p>
    </ReasonDialog>
  )
}
