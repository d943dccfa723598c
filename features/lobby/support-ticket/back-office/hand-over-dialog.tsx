import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Select } from '#platform/ui/select/select.tsx'
import { handOverTicket, listTicketColleagues } from '../staff-contract.ts'
import { useTicketAction } from './use-ticket-action.ts'
import { messages } from './messages/en.ts'

type HandOverDialogProps = { readonly id: number; readonly onClose: () => void }

/** Gives the ticket to a colleague. */
export function HandOverDialog({ id, onClose }: HandOverDialogProps) {
  const act = useTicketAction()
  const { answer } = useStaffQuery(listTicketColleagues, {})
  const [to, setTo] = useState('')
  return (
    <ReasonDialog
      open
      title={messages.handOverTitle}
      confirmLabel={messages.handOver}
      act={(reason) => act(handOverTicket, { id, to, reason }, messages.handedOver)}
      onClose={onClose}
    >
      <p>{messages.handOverBody}</p>
      <Select
        label={messages.colleague}
        placeholder={messages.chooseColleague}
        options={(answer?.members ?? []).map(({ email, name }) => ({ value: email, label: name }))}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
