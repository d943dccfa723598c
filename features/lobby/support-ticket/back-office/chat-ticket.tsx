import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { useMay, useStaff } from '#features/office/staff/back-office/index.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { findTicketOfChat, makeTicketOfChat } from '../staff-contract.ts'
import { NewTicketDialog } from './new-ticket-dialog.tsx'
import styles from './support-ticket.module.css'
import { useTicketAction } from './use-ticket-action.ts'
import { messages } from './messages/en.ts'

type ChatTicketProps = { readonly chatId: number; readonly owner: string | null }

/** The ticket that a chat has become, or the way for its owner to make one. */
export function ChatTicket({ chatId, owner }: ChatTicketProps) {
  const may = useMay()
  const { email } = useStaff()
  const [isOpen, setIsOpen] = useState(false)
  const { answer } = useStaffQuery(findTicketOfChat, { chatId })
  if (!answer) return null
  if (answer.ticket !== null) {
    const { id, number } = answer.ticket
    return (
      <Notice tone="info">
        {formatRich(messages.chatHasTicket, { ticket: <a href={`/tickets/${id}`}>{number}</a> })}
      </Notice>
    )
  }
  if (owner !== email || !may('ticket.ofChat')) return null
  return (
    <>
      <Button variant="secondary" icon="edit" className={styles.send} onClick={() => setIsOpen(true)}>
        {messages.makeTicket}
      </Button>
      {isOpen && <MakeTicketDialog chatId={chatId} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type MakeTicketDialogProps = { readonly chatId: number; readonly onClose: () => void }

function MakeTicketDialog({ chatId, onClose }: MakeTicketDialogProps) {
  const act = useTicketAction()
  const reason = formatMessage(messages.makeTicketReason, { chatId })
  return (
    <NewTicketDialog
      title={messages.makeTicketTitle}
      confirmLabel={messages.makeTicket}
      textLabel={messages.leftToDo}
      act={(given) => act(makeTicketOfChat, { chatId, ...given, reason }, messages.made)}
      onClose={onClose}
    >
      <p>{messages.makeTicketBody}</p>
    </NewTicketDialog>
  )
}
