import { toast } from '#platform/ui/toast/toast-store.ts'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { isOpenOrder } from '../rules.ts'
import { BankView } from './bank-view.tsx'
import { PaymentEnd } from './payment-end.tsx'
import { PaymentPageView } from './payment-page-view.tsx'
import { QrView } from './qr-view.tsx'
import type { DepositOrder } from './plain-order.ts'
import { useOrder } from './use-order.ts'
import { messages } from './messages/en.ts'

export interface PaymentSheetProps {
  order: DepositOrder
  open: boolean
  onClose: () => void
  /** The form of deposits is on another page. */
  isElsewhere?: boolean
}

/** The payment of one order: a code or the provider's page, replaced by the outcome. */
export function PaymentSheet({ order: known, open, onClose, isElsewhere = false }: PaymentSheetProps) {
  const { order, refresh } = useOrder(known)
  const close = () => {
    onClose()
    if (!isOpenOrder(order.status)) return
    // A player who closes the sheet right after paying should not wait for the next poll.
    void refresh()
    toast(messages.orderStaysOpen)
  }
  return (
    <Sheet open={open} onClose={close} title={messages.deposit} form="full">
      {!isOpenOrder(order.status) && <PaymentEnd {...{ order, onClose, isElsewhere }} />}
      {isOpenOrder(order.status) &&
        (order.transferTo !== null ? (
          <BankView
            order={order}
            bank={order.transferTo}
            onTimeUp={() => void refresh()}
            onReported={() => void refresh()}
          />
        ) : order.qrCodeText === null ? (
          <PaymentPageView order={order} onChanged={() => void refresh()} />
        ) : (
          <QrView order={order} qrCodeText={order.qrCodeText} onChanged={() => void refresh()} />
        ))}
    </Sheet>
  )
}
