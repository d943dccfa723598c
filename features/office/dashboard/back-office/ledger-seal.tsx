import { formatInstant } from '#core/clock/manila-format.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import type { Dashboard } from './figure-card.tsx'

/** The checker's latest verdict on the ledger: drift is 0, or an alarm. */
export function LedgerSeal({ ledger }: Pick<Dashboard, 'ledger'>) {
  if (ledger === null)
    return <Notice tone="info">The ledger has not been checked yet. The first check runs within an hour.</Notice>
  const { violations, transfers, checkedAt } = ledger
  const when = `${transfers.toLocaleString('en-PH')} transfers checked on ${formatInstant(checkedAt)}`
  if (violations > 0) {
    return (
      <Notice tone="danger">
        The ledger is out of balance: {violations} violations, {when}. Stop payouts and run npm run ledger:verify.
      </Notice>
    )
  }
  return <Notice tone="success">Ledger in balance: every balance matches its transfers. {when}.</Notice>
}
