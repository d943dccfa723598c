import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay, useStaff } from '#features/office/staff/back-office/index.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { closeSupportChat, takeSupportChat } from '../staff-contract.ts'
import type { StaffChat } from './chat-words.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import styles from './support-chat.module.css'
import { useChatAction } from './use-chat-action.ts'
import { messages } from './messages/en.ts'

type ChatProps = { readonly chat: StaffChat }

/** What the member may do with the chat now. */
export function ChatActions({ chat }: ChatProps) {
  const { email } = useStaff()
  if (chat.state === 'closed') return null
  return (
    <span className={styles.actions}>
      {chat.owner === null && <TakeButton chat={chat} />}
      {chat.owner !== null && chat.owner !== email && <TakeOverButton chat={chat} />}
      {chat.owner === email && <HandOverButton chat={chat} />}
      {(chat.owner === null || chat.owner === email) && <CloseButton chat={chat} />}
    </span>
  )
}

function TakeButton({ chat: { id } }: ChatProps) {
  const may = useMay()
  const act = useChatAction()
  if (!may('supportChat.take')) return null
  const take = () => act(takeSupportChat, { id, reason: formatMessage(messages.takeReason, { id }) }, messages.taken)
  return (
    <Button icon="check" onClick={() => void take()}>
      {messages.take}
    </Button>
  )
}

function TakeOverButton({ chat: { id, owner } }: ChatProps) {
  const may = useMay()
  const act = useChatAction()
  const [isOpen, setIsOpen] = useState(false)
  if (!may('supportChat.take')) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {messages.takeOver}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={formatMessage(messages.takeOverTitle, { owner: owner ?? '' })}
        confirmLabel={messages.takeOver}
        act={(reason) => act(takeSupportChat, { id, reason, takesOver: true }, messages.taken)}
        onClose={() => setIsOpen(false)}
      >
        <p>{messages.takeOverBody}</p>
      </ReasonDialog>
    </>
  )
}

function HandOverButton({ chat: { id } }: ChatProps) {
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  if (!may('supportChat.handOver')) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {messages.handOver}
      </Button>
      {isOpen && <HandOverDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function CloseButton({ chat: { id, firstAnsweredAt } }: ChatProps) {
  const may = useMay()
  const act = useChatAction()
  const [isOpen, setIsOpen] = useState(false)
  if (!may('supportChat.close')) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {messages.close}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={messages.closeTitle}
        confirmLabel={messages.close}
        act={(reason) => act(closeSupportChat, { id, reason }, messages.closedToast)}
        onClose={() => setIsOpen(false)}
      >
        <p>{firstAnsweredAt === null ? messages.closeUnanswered : messages.closeBody}</p>
      </ReasonDialog>
    </>
  )
}
