import { useState } from 'react'
import { useRequestIds } from '#platform/browser/client/use-request-id.ts'
import { useNavigate } from '#platform/browser/router/use-navigate.ts'
import { TextField } from '#platform/ui/text-field/text-field.tsx'
import { enterCall } from '../staff-contract.ts'
import { NewTicketDialog } from './new-ticket-dialog.tsx'
import { useTicketAction } from './use-ticket-action.ts'
import { messages } from './messages/en.ts'

/** A phone call becomes a ticket of the member who enters it. */
export function EnterCallDialog({ onClose }: { readonly onClose: () => void }) {
  const act = useTicketAction()
  const keys = useRequestIds()
  const navigate = useNavigate()
  const [playerText, setPlayerText] = useState('')
  return (
    <NewTicketDialog
      title={messages.enterCallTitle}
      confirmLabel={messages.enterCall}
      textLabel={messages.said}
      act={async (given) => {
        const playerId = playerText === '' ? null : Number(playerText)
        const fingerprint = JSON.stringify([playerId, given])
        const request = { ...given, playerId, messageKey: keys.idFor(fingerprint), reason: messages.enterCallReason }
        const reply = await act(enterCall, request, messages.entered)
        keys.settle(fingerprint, reply)
        if (reply.kind === 'answer') navigate(`/tickets/${reply.body.id}`)
        return reply
      }}
      onClose={onClose}
    >
      <p>{messages.enterCallBody}</p>
      <TextField
        label={messages.playerIdIfKnown}
        inputMode="numeric"
        value={playerText}
        onChange={(event) => setPlayerText(event.currentTarget.value.replaceAll(/\D/g, ''))}
      />
    </NewTicketDialog>
  )
}
