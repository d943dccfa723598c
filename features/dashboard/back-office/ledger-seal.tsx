import { formatInstant } from '#core/clock/manila-format.ts'
import { Notice } from '#features/staff/back-office/index.ts'
import type { Dashboard } from './figure-card.tsx'

/** The checker's last word about the ledger: drift is 0, or it is an alarm. */
export function LedgerSeal({ ledger }: Pick<Dashboard, 'ledger'>) {
  if (ledger === null) return <Notice tone="info">The ledger was not checked yet; it is within the hour.</Notice>
  const { violations, transfers, checkedAt } = ledger
  const when = `${transfers.toLocaleString('en-PH')} transfers checked on ${formatInstant(checkedAt)}`
  if (violations > 0) {
    return (
      <Notice tone="danger">
        The ledger is not sound: {violations} violations, {when}. Stop payouts and run npm run ledger:verify.
      </Notice>
    )
  }
  return (
    <Notice tone="success">
      Ledger drift <b>0</b>: every book is provable from its transfers. {when}.
    </Notice>
  )
}
