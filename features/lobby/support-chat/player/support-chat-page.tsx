import { afterSignIn, afterSignInWeb } from '#features/lobby/after-sign-in/player/index.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { getSupportChat, getSupportDesk } from '../contract.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { ChatRating } from './chat-rating.tsx'
import { ChatStatus } from './chat-status.tsx'
import { type Desk, DeskLine } from './desk-line.tsx'
import styles from './support-chat.module.css'
import type { ShownChat } from './shown-chat.ts'
import { useChatNews } from './use-chat-news.ts'
import { messages } from './messages/en.ts'

const deskEveryMs = 60_000

/** The chat with customer service, as it goes on. */
export function SupportChatPage() {
  const desk = useCallQuery(getSupportDesk, {}, { refreshEveryMs: deskEveryMs })
  const { answer, failure, refresh, refreshing } = useFollowedChat()
  const fault = failure ?? desk.failure
  const again = () => void Promise.all([refresh(), desk.refresh()])
  return (
    <InnerPage title={messages.liveChat}>
      {answer && desk.answer ? (
        <Chat chat={answer.chat} desk={desk.answer} onChanged={refresh} />
      ) : fault ? (
        <ErrorState onRetry={again} retrying={refreshing}>
          {failureText(fault)}
        </ErrorState>
      ) : (
        <SkeletonGroup className={styles.waiting}>
          <Skeleton shape="block" className={styles.row} />
          <Skeleton shape="block" className={styles.row} />
        </SkeletonGroup>
      )}
    </InnerPage>
  )
}

/** The newest chat, read again whenever it changes, and with it the dot of what was not seen. */
function useFollowedChat() {
  const query = useCallQuery(getSupportChat, {})
  const refreshCalls = useRefreshCalls()
  const { answer, refresh } = query
  const seen = { chatId: answer?.chat?.id ?? 0, revision: answer?.chat?.revision ?? 0 }
  useChatNews(seen, answer !== undefined, () => void refresh().then(() => refreshCalls(afterSignIn, afterSignInWeb)))
  return query
}

type ChatProps = { readonly chat: ShownChat | null; readonly desk: Desk; readonly onChanged: () => Promise<void> }

function Chat({ chat, desk, onChanged }: ChatProps) {
  const isOpen = chat !== null && chat.state !== 'closed'
  if (!desk.isOffered && !isOpen) return <NotOffered />
  return (
    <div className={styles.chat}>
      {chat?.state !== 'active' && <DeskLine desk={desk} />}
      <ChatMessages messages={chat?.messages ?? []} />
      {chat && <ChatStatus chat={chat} onChanged={onChanged} />}
      {chat && <ChatRating key={chat.id} chat={chat} onChanged={onChanged} />}
      <ChatComposer isAtHand={isOpen} onSent={onChanged} />
    </div>
  )
}

const NotOffered = () => (
  <EmptyState icon="chat" title={messages.notOffered} action={<a href="/service">{messages.otherWays}</a>}>
    {messages.notOfferedNext}
  </EmptyState>
)
