import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { AskProvider } from './ask-provider.tsx'
import { OrderClock } from './order-clock.tsx'
import styles from './payment-page-view.module.css'
import type { DepositOrder } from './plain-order.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export interface PaymentPageViewProps {
  order: DepositOrder
  /** Its time is up, or it has been paid. */
  onChanged: () => void
}

/** The provider's page inside the sheet, with a link to open it separately. */
export function PaymentPageView({ order, onChanged }: PaymentPageViewProps) {
  return (
    <div className={styles.view}>
      <OrderClock order={order} onTimeUp={onChanged} />
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
      <AskProvider order={order} onArrived={onChanged} />
      <CopyRow label={messages.orderId} value={order.orderId} />
    </div>
  )
}
