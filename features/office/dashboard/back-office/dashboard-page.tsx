import { formatDay, formatTime } from '#core/clock/manila-format.ts'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { figureNames, viewDashboard } from '../contract.ts'
import styles from './dashboard-page.module.css'
import { FigureCard } from './figure-card.tsx'
import { HealthTables } from './health-tables.tsx'
import { LedgerSeal } from './ledger-seal.tsx'
import { WaitingList } from './waiting-list.tsx'

const refreshEveryMs = 10_000

/** The dashboard, updated automatically. */
export function DashboardPage() {
  const { answer, failure } = useStaffQuery(viewDashboard, {}, { refreshEveryMs })
  return (
    <>
      <PageHead title="Dashboard" actions={answer && <Legend />}>
        {answer
          ? `${formatDay(answer.today.day)}, ${formatTime(answer.at)} in Manila. Updates automatically.`
          : 'Loading …'}
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && (
        <div className={styles.page}>
          <LedgerSeal ledger={answer.ledger} />
          <div className={styles.figures}>
            {figureNames.map((name) => (
              <FigureCard key={name} name={name} dashboard={answer} />
            ))}
          </div>
          <div className={styles.below}>
            <WaitingList queues={answer.queues} />
            <HealthTables providers={answer.providers} payments={answer.payments} />
          </div>
        </div>
      )}
    </>
  )
}

const Legend = () => (
  <ul className={styles.legend} aria-label="The curves">
    <li className={styles.today}>Today</li>
    <li className={styles.yesterday}>Yesterday</li>
    <li className={styles.lastWeek}>A week ago</li>
  </ul>
)
