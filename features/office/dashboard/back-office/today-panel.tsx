import { formatDay, formatTime } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { figureNames, viewDashboard } from '../contract.ts'
import styles from './dashboard-page.module.css'
import { FigureCard } from './figure-card.tsx'
import { HealthTables } from './health-tables.tsx'
import { LedgerSeal } from './ledger-seal.tsx'
import { useWork } from './use-work.ts'
import { WaitingList } from './waiting-list.tsx'
import { messages } from './messages/en.ts'

const refreshEveryMs = 10_000

/** The current day, updated automatically. */
export function TodayPanel() {
  const { answer, failure } = useStaffQuery(viewDashboard, {}, { refreshEveryMs })
  const { answer: work } = useWork()
  if (!answer) return failure ? <Notice tone="danger">{failureText(failure)}</Notice> : <p>{messages.loading}</p>
  return (
    <div className={styles.page}>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <LedgerSeal ledger={answer.ledger} />
      <div className={styles.above}>
        <p className={styles.soft}>
          {formatMessage(messages.asOf, { date: formatDay(answer.today.day), time: formatTime(answer.at) })}
        </p>
        <Legend />
      </div>
      <div className={styles.figures}>
        {figureNames.map((name) => (
          <FigureCard key={name} name={name} dashboard={answer} />
        ))}
      </div>
      <div className={styles.below}>
        {work && (
          <Card title={messages.toDo}>
            <WaitingList queues={work.queues} />
          </Card>
        )}
        <HealthTables providers={answer.providers} payments={answer.payments} />
      </div>
    </div>
  )
}

const Legend = () => (
  <ul className={styles.legend} aria-label={messages.legend}>
    <li className={styles.today}>{messages.today}</li>
    <li className={styles.yesterday}>{messages.yesterday}</li>
    <li className={styles.lastWeek}>{messages.lastWeek}</li>
  </ul>
)
