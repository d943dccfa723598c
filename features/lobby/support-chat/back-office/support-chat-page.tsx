import type { ComponentType } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { viewStaffChat } from '../staff-contract.ts'
import { AnswerForm } from './answer-form.tsx'
import { ChatActions } from './chat-actions.tsx'
import { ChatLog, type Words } from './chat-log.tsx'
import { enderWords, languageWords, type StaffChat, stateWords } from './chat-words.ts'
import { QueueBadge } from './queue-badge.tsx'
import styles from './support-chat.module.css'
import { messages } from './messages/en.ts'

export type SupportChatPageProps = {
  /** The player's facts, which the lobby's other features know. */
  readonly facts: ComponentType<{ readonly playerId: number }>
  /** The ticket that the chat has become, or the way to make one. */
  readonly ticket: ComponentType<{ readonly chatId: number; readonly owner: string | null }>
  /** A text whose numbers lead to the player's payments and rounds. */
  readonly words: Words
}

const refreshEveryMs = 2_000

/** One chat, with the player's facts beside it. */
export function SupportChatPage({ facts: Facts, ticket: Ticket, words }: SupportChatPageProps) {
  const id = Number(useRouteParameter('id'))
  const { answer: chat, failure } = useStaffQuery(viewStaffChat, { id }, { refreshEveryMs })
  return (
    <>
      <p className={styles.back}>
        <a href="/support-chats">{messages.allChats}</a>
      </p>
      <PageHead
        title={chat ? formatMessage(messages.chatTitle, { playerId: chat.playerId }) : messages.chat}
        actions={chat && <ChatActions chat={chat} />}
      >
        {chat && <Standing chat={chat} />}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {chat && (
        <div className={styles.sides}>
          <div className={styles.cards}>
            <ChatLog chat={chat} words={words} />
            <AnswerForm key={chat.id} chat={chat} />
            <Ticket chatId={chat.id} owner={chat.owner} />
          </div>
          <Facts key={chat.playerId} playerId={chat.playerId} />
        </div>
      )}
    </>
  )
}

function Standing({
  chat: { state, queue, owner, language, rating, closedAt, closedBy },
}: {
  readonly chat: StaffChat
}) {
  return (
    <span className={styles.about}>
      <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>
      <span>{owner === null ? messages.unassigned : formatMessage(messages.ownedBy, { owner })}</span>
      {queue !== 'standard' && <QueueBadge queue={queue} />}
      <span>{languageWords[language]}</span>
      {closedAt !== null && closedBy !== null && (
        <span>{formatMessage(messages.closedBy, { time: formatInstant(closedAt), by: enderWords[closedBy] })}</span>
      )}
      {rating !== null && <Badge tone="gold">{formatMessage(messages.rated, { count: rating })}</Badge>}
    </span>
  )
}
