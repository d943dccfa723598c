import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { decidePrize, listPrizes } from '../staff-contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

interface DecidePrizeDialogProps {
  prize: { readonly id: number; readonly name: string }
  decision: 'sent' | 'refused'
  onClose: () => void
}

/** Records what became of a prize, for the player and the audit log. */
export function DecidePrizeDialog({ prize: { id, name }, decision, onClose }: DecidePrizeDialogProps) {
  const client = useClient()
  const refresh = useRefreshCalls()
  const [note, setNote] = useState('')
  const isSent = decision === 'sent'
  const act = async (reason: string) => {
    const reply = await client.send(decidePrize, { id, decision, note, reason })
    // A refusal also means that the shown data was out of date.
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(listPrizes)
    return reply
  }
  return (
    <ReasonDialog
      open
      title={isSent ? formatMessage(messages.sentTitle, { name }) : formatMessage(messages.refundTitle, { name })}
      confirmLabel={isSent ? messages.markSent : messages.refundPoints}
      destructive={!isSent}
      act={act}
      onClose={onClose}
    >
      <p>{isSent ? messages.sentBody : messages.refundBody}</p>
      <TextField
        label={messages.note}
        maxLength={200}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
