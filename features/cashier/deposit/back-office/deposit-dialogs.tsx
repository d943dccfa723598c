import { DecideDialog } from './decide-dialog.tsx'
import { MatchDialog } from './match-dialog.tsx'
import { OrderDialog } from './order-dialog.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import type { OrderAct, StaffOrder } from './staff-order.ts'

type DepositDialogsProps = {
  readonly chosen: { readonly order: StaffOrder; readonly act: OrderAct } | undefined
  readonly onClose: () => void
}

/** The dialog of the chosen act. */
export function DepositDialogs({ chosen, onClose }: DepositDialogsProps) {
  const orderOf = (act: OrderAct) => (chosen?.act === act ? chosen.order : undefined)
  return (
    <>
      <MatchDialog order={orderOf('match')} onClose={onClose} />
      <DecideDialog order={orderOf('decide')} onClose={onClose} />
      <OrderDialog act="refuse" order={orderOf('refuse')} onClose={onClose} />
      <OrderDialog act="refund" order={orderOf('refund')} onClose={onClose} />
      <ReceiptDialog order={orderOf('receipt')} onClose={onClose} />
    </>
  )
}
