import { useMay } from '#features/office/staff/back-office/index.ts'
import { WorkItems } from '#features/office/work-list/back-office/index.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import type { viewWork } from '../contract.ts'
import { messages } from './messages/en.ts'
import styles from './dashboard-page.module.css'
import { useWork } from './use-work.ts'
import { WaitingList } from './waiting-list.tsx'

type Queues = ResponseOf<typeof viewWork>['queues']

/** Where a member's day begins: what waits for the member's roles, the oldest first. */
export function WorkPage() {
  const { answer, failure } = useWork()
  const may = useMay()
  const tasks = answer?.queues.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <>
      <PageHead
        title={messages.toDo}
        actions={
          may('work.viewDeadlines') && (
            <ButtonLink href="/deadlines" variant="secondary" size="small">
              {messages.deadlines}
            </ButtonLink>
          )
        }
      >
        {answer ? formatMessage(messages.tasksWaiting, { count: tasks }) : messages.loading}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && <QueueCards queues={answer.queues} />}
    </>
  )
}

function QueueCards({ queues }: { readonly queues: Queues }) {
  const waiting = queues.filter(({ count }) => count > 0)
  const clear = queues.filter(({ count }) => count === 0)
  return (
    <div className={styles.page}>
      {waiting.length > 0 && <WorkItems />}
      <Card>
        {waiting.length > 0 ? (
          <WaitingList queues={waiting.toSorted((a, b) => (a.oldest ?? 0) - (b.oldest ?? 0))} />
        ) : (
          <EmptyState icon="check-circle" title={messages.allDone}>
            {messages.allDoneHint}
          </EmptyState>
        )}
      </Card>
      {clear.length > 0 && (
        <Card title={messages.clearQueues}>
          <WaitingList queues={clear} />
        </Card>
      )}
    </div>
  )
}
