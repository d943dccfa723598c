import { failureText } from '#platform/office-ui/failure-text.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { viewDashboard } from '../contract.ts'
import { HealthTables } from './health-tables.tsx'
import { LedgerSeal } from './ledger-seal.tsx'
import { messages } from './messages/en.ts'
import styles from './live-health.module.css'

const refreshEveryMs = 10_000

/** Current drift, providers and payments. */
export function LiveHealth() {
  const { answer, failure } = useStaffQuery(viewDashboard, {}, { refreshEveryMs })
  if (!answer) return failure ? <Notice tone="danger">{failureText(failure)}</Notice> : <p>{messages.loading}</p>
  return (
    <div className={styles.health}>
      <LedgerSeal ledger={answer.ledger} />
      <HealthTables providers={answer.providers} payments={answer.payments} />
    </div>
  )
}
