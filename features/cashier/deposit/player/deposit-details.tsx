import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { SumHead } from '#platform/ui/sum-head/sum-head.tsx'
import styles from './deposit-records-page.module.css'
import { stateWords } from './deposit-row.tsx'
import { messages } from './messages/en.ts'
import type { DepositOrder } from './plain-order.ts'

/** A deposit that has ended: what became of it, and the number that customer service finds it by. */
export function DepositDetails({ order }: { readonly order: DepositOrder }) {
  const { tone, text } = stateWords[order.status]
  return (
    <div className={styles.details}>
      <SumHead amount={order.credited ?? order.amount} by={order.channel} tone={tone}>
        {text}
      </SumHead>
      <p>{endText(order)}</p>
      <div>
        <CopyRow label={messages.orderId} value={order.orderId} />
        <p className={styles.soft}>{formatMessage(messages.createdAt, { time: formatInstant(order.createTime) })}</p>
      </div>
      {mayNeedHelp[order.status] && (
        <ButtonLink href="/service" variant="secondary" block>
          {messages.contactCustomerService}
        </ButtonLink>
      )}
    </div>
  )
}

/** Where money may have left the player without reaching the balance. */
const mayNeedHelp: Readonly<Partial<Record<DepositOrder['status'], true>>> = {
  failed: true,
  expired: true,
  refunded: true,
  chargedBack: true,
}

function endText(order: DepositOrder): string {
  return order.status === 'credited' ? creditedText(order) : texts[order.status]
}

const texts = {
  created: messages.starting,
  pending: messages.unpaid,
  failed: messages.paymentFailedHint,
  expired: messages.paymentExpiredHint,
  refunding: messages.refundingHint,
  refunded: messages.depositRefundedHint,
  chargedBack: messages.paymentReversedHint,
} as const

function creditedText({ amount, credited, promised, bonus }: DepositOrder): string {
  if (credited !== null && credited !== amount)
    return formatMessage(messages.otherAmountArrived, { amount: formatMoney(amount) })
  if (bonus !== null && bonus < promised)
    return formatMessage(messages.bonusMissing, { promised: formatMoney(promised) })
  return bonus !== null && bonus > 0
    ? formatMessage(messages.wasAddedWithBonus, { bonus: formatMoney(bonus) })
    : messages.wasAdded
}
