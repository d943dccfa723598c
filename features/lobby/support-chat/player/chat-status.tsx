import { useState } from 'react'
import { formatMessage } from '#core/message/format-message.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallMutation } from '#platform/browser/client/use-call-mutation.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/dialog/dialog.tsx'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { endSupportChat } from '../contract.ts'
import type { ShownChat } from './shown-chat.ts'
import styles from './support-chat.module.css'
import { messages } from './messages/en.ts'

export type ChatStatusProps = { readonly chat: ShownChat; readonly onChanged: () => Promise<void> }

/** The member who has the chat, and the way to its end. */
export function ChatStatus({ chat, onChanged }: ChatStatusProps) {
  if (chat.state === 'closed') {
    return (
      <p className={styles.thanks} role="status">
        {formatRich(messages.ended, { inbox: <a href="/profile/email">{messages.inbox}</a> })}
      </p>
    )
  }
  return (
    <div className={styles.status}>
      <p role="status">{openText(chat)}</p>
      <EndButton onEnded={onChanged} />
    </div>
  )
}

function openText({ agent, ahead }: ShownChat): string {
  if (agent !== null) return formatMessage(messages.chattingWith, { agent })
  return ahead === 0
    ? messages.waitingForMember
    : `${messages.waitingForMember} ${formatMessage(messages.ahead, { count: ahead })}`
}

function EndButton({ onEnded }: { readonly onEnded: () => Promise<void> }) {
  const { send, pending } = useCallMutation(endSupportChat)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const end = async () => {
    const reply = await send({})
    if (reply.kind !== 'answer' && reply.kind !== 'signedOut') toast(failureText(reply), { tone: 'error' })
    close()
    await onEnded()
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
        {messages.endChat}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={messages.endTitle}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {messages.keepChatting}
            </Button>
            <Button loading={pending} onClick={() => void end()}>
              {messages.endChat}
            </Button>
          </>
        }
      >
        <p>{messages.endBody}</p>
      </Dialog>
    </>
  )
}
