import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { type Permission, useMay, useStaff } from '#features/office/staff/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { reopenTicket, solveTicket, takeTicket } from '../staff-contract.ts'
import { ComplaintActions } from './complaint-actions.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import styles from './support-ticket.module.css'
import type { StaffTicket } from './ticket-words.ts'
import { useTicketAction } from './use-ticket-action.ts'
import { messages } from './messages/en.ts'

type TicketProps = { readonly ticket: StaffTicket }
type Dialog = 'takeOver' | 'handOver' | 'solve' | 'reopen'

/** The acts that the member may do on the ticket now. */
export function TicketActions({ ticket }: TicketProps) {
  const { email } = useStaff()
  const may = useMay()
  const act = useTicketAction()
  const [dialog, setDialog] = useState<Dialog>()
  const { id, number, state, owner } = ticket
  const isToTake = state !== 'solved' && owner === null && may('ticket.take')
  const take = () => act(takeTicket, { id, reason: formatMessage(messages.takeReason, { number }) }, messages.taken)
  const offered = dialogsOf(ticket, email).filter((each) => may(permissions[each]))
  return (
    <span className={styles.about}>
      {isToTake && (
        <Button icon="check" onClick={() => void take()}>
          {messages.take}
        </Button>
      )}
      {offered.map((each) => (
        <Button key={each} variant="secondary" onClick={() => setDialog(each)}>
          {messages[each]}
        </Button>
      ))}
      <ComplaintActions ticket={ticket} />
      {dialog !== undefined && <ActionDialog dialog={dialog} ticket={ticket} onClose={() => setDialog(undefined)} />}
    </span>
  )
}

const permissions = {
  takeOver: 'ticket.take',
  handOver: 'ticket.handOver',
  solve: 'ticket.solve',
  reopen: 'ticket.reopen',
} as const satisfies Readonly<Record<Dialog, Permission>>

function dialogsOf({ state, owner }: StaffTicket, member: string): readonly Dialog[] {
  if (state === 'solved') return ['reopen']
  if (owner === null) return ['solve']
  return owner === member ? ['handOver', 'solve'] : ['takeOver']
}

type ActionDialogProps = TicketProps & { readonly dialog: Dialog; readonly onClose: () => void }

function ActionDialog({ dialog, ticket, onClose }: ActionDialogProps) {
  const act = useTicketAction()
  const { id, number, owner, playerId } = ticket
  if (dialog === 'handOver') return <HandOverDialog id={id} onClose={onClose} />
  const words = {
    takeOver: {
      title: formatMessage(messages.takeOverTitle, { owner: owner ?? '' }),
      body: messages.takeOverBody,
      confirmLabel: messages.takeOver,
      act: (reason: string) => act(takeTicket, { id, reason, takesOver: true }, messages.taken),
    },
    solve: {
      title: formatMessage(messages.solveTitle, { number }),
      body: playerId === null ? messages.solveBodyNobody : messages.solveBody,
      confirmLabel: messages.solve,
      act: (reason: string) => act(solveTicket, { id, reason }, messages.solvedToast),
    },
    reopen: {
      title: formatMessage(messages.reopenTitle, { number }),
      body: messages.reopenBody,
      confirmLabel: messages.reopen,
      act: (reason: string) => act(reopenTicket, { id, reason }, messages.reopened),
    },
  }[dialog]
  return (
    <ReasonDialog open title={words.title} confirmLabel={words.confirmLabel} act={words.act} onClose={onClose}>
      <p>{words.body}</p>
    </ReasonDialog>
  )
}
