import { useEffect, useRef } from 'react'
import { dayOf } from '#core/clock/manila.ts'
import { formatDay, formatTime } from '#core/clock/manila-format.ts'
import { ChatMessage } from '#platform/ui/chat-message/chat-message.tsx'
import { ChatPicture } from './chat-picture.tsx'
import type { ShownMessage } from './shown-chat.ts'
import styles from './support-chat.module.css'
import { messages as words } from './messages/en.ts'

export type ChatMessagesProps = { readonly messages: readonly ShownMessage[] }

/** The conversation, the newest message in view. */
export function ChatMessages({ messages }: ChatMessagesProps) {
  const end = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView?.({ block: 'end' })
  }, [newest])
  return (
    <div className={styles.log} role="log" aria-label={words.messagesLabel}>
      {messages.length === 0 && <p className={styles.first}>{words.firstMessage}</p>}
      <p className={styles.note}>{words.neverSecrets}</p>
      {messages.map((message, index) => (
        <Message key={message.id} message={message} before={messages[index - 1]} />
      ))}
      <div ref={end} className={styles.end} />
    </div>
  )
}

type MessageProps = { readonly message: ShownMessage; readonly before: ShownMessage | undefined }

function Message({ message: { id, author, name, text, hasPicture, sentAt }, before }: MessageProps) {
  const isOwn = author === 'player'
  const isNewDay = before === undefined || dayOf(before.sentAt) !== dayOf(sentAt)
  return (
    <>
      {isNewDay && <p className={styles.day}>{formatDay(dayOf(sentAt))}</p>}
      <ChatMessage kind={isOwn ? 'sent' : 'received'} by={`${isOwn ? words.you : name} · ${formatTime(sentAt)}`}>
        {hasPicture ? <ChatPicture messageId={id} sentAt={sentAt} /> : text}
      </ChatMessage>
    </>
  )
}
