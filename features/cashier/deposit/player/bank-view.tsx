import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import type { beginDeposit } from '../contract.ts'
import styles from './bank-view.module.css'
import { OrderClock } from './order-clock.tsx'
import { PaidReport } from './paid-report.tsx'
import type { DepositOrder } from './use-deposit.ts'

type Bank = NonNullable<ResponseOf<typeof beginDeposit>['appRechargeBankOwn']>

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
        <CopyRow label="Bank" value={bank.bankName} />
        {bank.shortBankName !== '' && <CopyRow label="Bank code" value={bank.shortBankName} />}
        <CopyRow label="Account name" value={bank.accountName} />
        <CopyRow label="Account number" value={bank.cardNum} />
        <CopyRow label="Amount" value={formatMoney(bank.amount).slice(1)} />
        <CopyRow label="Message of the transfer" value={order.orderId} />
      </div>
      <p className={styles.warning}>
        <Icon name="warning" size={20} />
        <span>
          Check the account before every transfer, even if you have used it before: it can change, and we are not liable
          for money sent to an old account.
        </span>
      </p>
      <p className={styles.warning}>
        <Icon name="warning" size={20} />
        <span>
          Transfer exactly {formatMoney(bank.amount)} from an account in your own name, with the order ID as its
          message. Otherwise we cannot tell that it is yours.
        </span>
      </p>
      <PaidReport order={order} onReported={onReported} />
    </div>
  )
}
