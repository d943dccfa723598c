import { FormNotice } from '#features/players/account/player/index.ts'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { SumHead } from '#platform/ui/sum-head/sum-head.tsx'
import { useWithdrawalOrder } from './use-withdrawal-order.ts'
import { WithdrawalActs } from './withdrawal-acts.tsx'
import styles from './withdrawal-details.module.css'
import { WithdrawalTimeline } from './withdrawal-timeline.tsx'
import { estimateText, reasonWords, type ShownWithdrawal, stateWords } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** One withdrawal: amount, account, progress, and actions. */
export function WithdrawalDetails({ order: known }: { order: ShownWithdrawal }) {
  const { order, pending, failure, presenceDialog, cancel, lock } = useWithdrawalOrder(known)
  const { tone, badge } = stateWords[order.status]
  const estimate = estimateText(order)
  return (
    <div className={styles.details}>
      <SumHead
        amount={order.amount}
        by={formatMessage(messages.toAccount, { bankName: order.bankName, numberEnd: order.numberEnd })}
        tone={tone}
      >
        {badge}
      </SumHead>
      {estimate && (
        <p className={styles.soft} role="status">
          {estimate}
        </p>
      )}
      {order.reason && order.status !== 'CANCELLED' && <FormNotice text={reasonWords[order.reason]} />}
      <WithdrawalTimeline order={order} />
      <CopyRow label={messages.orderId} value={order.orderId} />
      {failure && <FormNotice text={failure} />}
      <WithdrawalActs order={order} pending={pending} onCancel={cancel} onLock={lock} />
      {presenceDialog}
    </div>
  )
}
