import { formatMoney } from '#core/money/format-money.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import styles from './bank-view.module.css'
import { OrderClock } from './order-clock.tsx'
import { PaidReport } from './paid-report.tsx'
import type { DepositOrder } from './plain-order.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Bank = NonNullable<DepositOrder['transferTo']>

export interface BankViewProps {
  order: DepositOrder
  bank: Bank
  onTimeUp: () => void
  onReported: () => void
}

/** The destination of a transfer, with copy buttons, and the button to report it. */
export function BankView({ order, bank, onTimeUp, onReported }: BankViewProps) {
  return (
    <div className={styles.view}>
      <OrderClock order={order} onTimeUp={onTimeUp} />
      <div className={styles.facts}>
        <CopyRow label={messages.bank} value={bank.bankName} />
        {bank.shortBankName !== '' && <CopyRow label={messages.bankCode} value={bank.shortBankName} />}
        <CopyRow label={messages.accountName} value={bank.accountName} />
        <CopyRow label={messages.accountNumber} value={bank.cardNum} />
        <CopyRow label={messages.amount} value={formatMoney(bank.amount).slice(1)} />
        <CopyRow label={messages.transferNote} value={order.orderId} />
      </div>
      <p className={styles.warning}>
        <Icon name="warning" size={20} />
        <span>{messages.checkAccountWarning}</span>
      </p>
      <p className={styles.warning}>
        <Icon name="warning" size={20} />
        <span>{formatMessage(messages.transferExactly, { amount: formatMoney(bank.amount) })}</span>
      </p>
      <PaidReport order={order} onReported={onReported} />
    </div>
  )
}
