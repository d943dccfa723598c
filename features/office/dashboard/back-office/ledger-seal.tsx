import { formatInstant } from '#core/clock/manila-format.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import type { Dashboard } from './figure-card.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** The checker's latest verdict on the ledger: drift is 0, or an alarm. */
export function LedgerSeal({ ledger }: Pick<Dashboard, 'ledger'>) {
  if (ledger === null) return <Notice tone="info">{messages.ledgerNotChecked}</Notice>
  const { violations, transfers, checkedAt } = ledger
  const checked = { transfers: transfers.toLocaleString('en-PH'), time: formatInstant(checkedAt) }
  if (violations > 0) {
    return (
      <Notice tone="danger">{formatMessage(messages.ledgerOutOfBalance, { ...checked, count: violations })}</Notice>
    )
  }
  return <Notice tone="success">{formatMessage(messages.ledgerInBalance, checked)}</Notice>
}
