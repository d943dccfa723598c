import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { OrderClock } from './order-clock.tsx'
import styles from './payment-page-view.module.css'
import type { DepositOrder } from './plain-order.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export interface PaymentPageViewProps {
  order: DepositOrder
  onTimeUp: () => void
}

/** The provider's page inside the sheet, with a link to open it separately. */
export function PaymentPageView({ order, onTimeUp }: PaymentPageViewProps) {
  return (
    <div className={styles.view}>
      <OrderClock order={order} onTimeUp={onTimeUp} />
      {order.payUrl !== null && (
        <>
          <iframe
            className={styles.page}
            src={order.payUrl}
            title={formatMessage(messages.paymentPage, { channel: order.channel })}
            sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
          />
          <ButtonLink href={order.payUrl} target="_blank" rel="noreferrer" variant="secondary" iconEnd="external" block>
            {messages.openInNewTab}
          </ButtonLink>
        </>
      )}
      <CopyRow label={messages.orderId} value={order.orderId} />
    </div>
  )
}
