import { formatMoney } from '#core/money/format-money.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { refundOrder, refuseOrder } from '../staff-contract.ts'
import type { StaffOrder } from './staff-order.ts'
import { useDepositAction } from './use-deposit-action.ts'
import { messages } from './messages/en.ts'

const acts = {
  refuse: {
    call: refuseOrder,
    title: messages.endTitle,
    label: messages.end,
    done: messages.endDone,
    text: messages.endText,
  },
  refund: {
    call: refundOrder,
    title: messages.refundTitle,
    label: messages.refundAction,
    done: messages.refundDone,
    text: messages.refundText,
  },
} as const

type OrderDialogProps = {
  readonly act: keyof typeof acts
  readonly order: StaffOrder | undefined
  readonly onClose: () => void
}

/** Ends an order manually. */
export function OrderDialog({ act: name, order, onClose }: OrderDialogProps) {
  const act = useDepositAction()
  const { call, title, label, done, text } = acts[name]
  return (
    <ReasonDialog
      open={order !== undefined}
      title={title}
      confirmLabel={label}
      destructive
      act={(reason) => act(call, { orderId: order?.orderId ?? '', reason }, done)}
      onClose={onClose}
    >
      <p>
        {order?.orderId}, {order && formatMoney(order.credited ?? order.amount)}. {text}
      </p>
    </ReasonDialog>
  )
}
