import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { InnerPage } from '#features/players/account/player/index.ts'
import { failureText } from '#platform/browser/client/failure-text.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { ChatMessage } from '#platform/ui/chat-message/chat-message.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#platform/ui/skeleton/skeleton.tsx'
import { viewReport } from '../contract.ts'
import { ReportRating } from './report-rating.tsx'
import { ReportReply } from './report-reply.tsx'
import styles from './report-thread.module.css'
import { categoryNames, stateWords } from './report-words.ts'
import { messages } from './messages/en.ts'

const refreshEveryMs = 30_000

/** One report with its answers, where the player answers back. */
export function ReportThreadPage() {
  const id = Number(useRouteParameter('id'))
  const { answer, failure, refresh, refreshing } = useCallQuery(viewReport, { id }, { refreshEveryMs })
  return (
    <InnerPage title={messages.report}>
      {answer ? (
        <Thread report={answer} onChanged={refresh} />
      ) : failure?.kind === 'refusal' ? (
        <EmptyState icon="edit" title={messages.reportNotShown} action={toReports}>
          {failureText(failure)}
        </EmptyState>
      ) : failure ? (
        <ErrorState onRetry={() => void refresh()} retrying={refreshing}>
          {failureText(failure)}
        </ErrorState>
      ) : (
        <SkeletonGroup className={styles.thread}>
          <Skeleton shape="block" className={styles.row} />
          <Skeleton shape="block" className={styles.row} />
        </SkeletonGroup>
      )}
    </InnerPage>
  )
}

const toReports = <ButtonLink href="/profile/report">{messages.allReports}</ButtonLink>

type Report = ResponseOf<typeof viewReport>
type ThreadProps = { readonly report: Report; readonly onChanged: () => Promise<void> }

function Thread({ report, onChanged }: ThreadProps) {
  const { id, number, category, isComplaint, state, time, isEntered, canReply } = report
  return (
    <div className={styles.thread}>
      <header className={styles.head}>
        <h2 className={styles.number}>{number}</h2>
        <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>
        <p className={styles.by}>
          {categoryNames[category]} · {formatInstant(time)}
        </p>
      </header>
      {isComplaint && <p className={styles.by}>{messages.handledAsComplaint}</p>}
      {isEntered && <p className={styles.by}>{messages.enteredForYou}</p>}
      <div className={styles.log} role="log" aria-label={messages.messagesLabel}>
        {report.messages.map(({ id: messageId, author, name, text, sentAt }) => (
          <ChatMessage
            key={messageId}
            kind={author === 'player' ? 'sent' : 'received'}
            by={`${author === 'player' ? messages.youReported : name || messages.team} · ${formatInstant(sentAt)}`}
          >
            {text}
          </ChatMessage>
        ))}
      </div>
      <ReportRating report={report} onChanged={onChanged} />
      {canReply ? (
        <ReportReply id={id} isSolved={state === 'closed'} onSent={onChanged} />
      ) : (
        state === 'closed' && <p className={styles.by}>{messages.cannotReply}</p>
      )}
      <a href="/profile/report">{messages.allReports}</a>
    </div>
  )
}
