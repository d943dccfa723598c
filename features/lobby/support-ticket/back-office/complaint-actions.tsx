import { useState } from 'react'
import { type ComplaintKind, complaintKinds } from '#core/complaint-kind.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { markComplaint, unmarkComplaint } from '../staff-contract.ts'
import { complaintKindOf } from '../complaint-kind-of.ts'
import { complaintOptions, type StaffTicket } from './ticket-words.ts'
import { useTicketAction } from './use-ticket-action.ts'
import { messages } from './messages/en.ts'

type TicketProps = { readonly ticket: StaffTicket }

/** Marks the ticket as a complaint, changes the kind, or takes the mark back. */
export function ComplaintActions({ ticket }: TicketProps) {
  const may = useMay()
  const [dialog, setDialog] = useState<'mark' | 'unmark'>()
  const close = () => setDialog(undefined)
  const isMarked = ticket.complaint !== null
  return (
    <>
      {may('ticket.markComplaint') && (
        <Button variant="secondary" onClick={() => setDialog('mark')}>
          {isMarked ? messages.changeComplaint : messages.markComplaint}
        </Button>
      )}
      {isMarked && may('ticket.unmarkComplaint') && (
        <Button variant="ghost" onClick={() => setDialog('unmark')}>
          {messages.unmarkComplaint}
        </Button>
      )}
      {dialog === 'mark' && <MarkDialog ticket={ticket} onClose={close} />}
      {dialog === 'unmark' && <UnmarkDialog ticket={ticket} onClose={close} />}
    </>
  )
}

type DialogProps = TicketProps & { readonly onClose: () => void }

function MarkDialog({ ticket: { id, number, complaint, category }, onClose }: DialogProps) {
  const act = useTicketAction()
  const [kind, setKind] = useState<ComplaintKind>(complaint ?? complaintKindOf[category])
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.markTitle, { number })}
      confirmLabel={messages.markConfirm}
      act={(reason) => act(markComplaint, { id, kind, reason }, messages.markedToast)}
      onClose={onClose}
    >
      <p>{messages.markBody}</p>
      <Select
        label={messages.complaintKind}
        options={complaintOptions}
        value={kind}
        onChange={({ target }) => setKind(complaintKinds.find((each) => each === target.value) ?? 'other')}
      />
    </ReasonDialog>
  )
}

function UnmarkDialog({ ticket: { id, number }, onClose }: DialogProps) {
  const act = useTicketAction()
  return (
    <ReasonDialog
      open
      destructive
      title={formatMessage(messages.unmarkTitle, { number })}
      confirmLabel={messages.unmarkComplaint}
      act={(reason) => act(unmarkComplaint, { id, reason }, messages.unmarkedToast)}
      onClose={onClose}
    >
      <p>{messages.unmarkBody}</p>
    </ReasonDialog>
  )
}
