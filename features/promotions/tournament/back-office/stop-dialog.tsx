import { formatMessage } from '#core/message/format-message.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { listTournaments, stopTournament } from '../staff-contract.ts'
import { messages } from './messages/en.ts'

interface StopDialogProps {
  tournament: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** Asks for a reason and stops a tournament. */
export function StopDialog({ tournament: { id, name }, onClose }: StopDialogProps) {
  const client = useClient()
  const refresh = useRefreshCalls()
  const act = async (reason: string) => {
    const reply = await client.send(stopTournament, { id, reason })
    if (reply.kind === 'answer') toast(messages.wasStopped, { tone: 'success' })
    // A refusal also means that the list was out of date.
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(listTournaments)
    return reply
  }
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.stopTitle, { name })}
      confirmLabel={messages.stopTournament}
      destructive
      act={act}
      onClose={onClose}
    >
      <p>{messages.stopConsequence}</p>
    </ReasonDialog>
  )
}
