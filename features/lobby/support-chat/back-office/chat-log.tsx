import { type ComponentType, useEffect, useRef, useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { ChatMessage } from '#platform/ui/chat-message/chat-message.tsx'
import { openStaffPicture } from '../staff-contract.ts'
import type { StaffChat } from './chat-words.ts'
import styles from './support-chat.module.css'
import { messages } from './messages/en.ts'

export type Words = ComponentType<{ readonly playerId: number | null; readonly text: string }>
type ChatLogProps = { readonly chat: StaffChat; readonly words: Words }

/** The conversation, the newest message in view. */
export function ChatLog({ chat, words: Text }: ChatLogProps) {
  const frame = useRef<HTMLDivElement>(null)
  const newest = chat.messages.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) frame.current?.scrollTo?.({ top: frame.current.scrollHeight })
  }, [newest])
  return (
    <Card title={messages.conversation}>
      <div ref={frame} className={styles.frame} role="region" aria-label={messages.conversation} tabIndex={0}>
        <div className={styles.log} role="log" aria-label={messages.chat}>
          {chat.messages.map(({ id, author, member, text, hasPicture, sentAt }) => (
            <ChatMessage
              key={id}
              kind={author === 'staff' ? 'sent' : 'received'}
              by={`${member ?? messages.theirMessage} · ${formatInstant(sentAt)}`}
            >
              {hasPicture ? (
                <StaffPicture chatId={chat.id} messageId={id} />
              ) : (
                <Text playerId={chat.playerId} text={text} />
              )}
            </ChatMessage>
          ))}
        </div>
      </div>
    </Card>
  )
}

/** Loaded on request, because each view is recorded. */
function StaffPicture({ chatId, messageId }: { readonly chatId: number; readonly messageId: number }) {
  const client = useClient()
  const may = useMay()
  const [base64, setBase64] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const show = async () => {
    const reason = formatMessage(messages.photoReason, { id: chatId })
    const reply = await client.send(openStaffPicture, { messageId, reason })
    if (reply.kind === 'answer') setBase64(reply.body.base64)
    else if (reply.kind !== 'signedOut') setFailure(failureText(reply))
  }
  if (failure !== undefined) return <Notice tone="danger">{failure}</Notice>
  if (base64 !== undefined)
    return <img className={styles.picture} src={`data:image/jpeg;base64,${base64}`} alt={messages.photoAlt} />
  if (!may('supportChat.viewPicture')) return messages.photo
  return (
    <Button variant="secondary" size="small" icon="eye" onClick={() => void show()}>
      {messages.showPhoto}
    </Button>
  )
}
