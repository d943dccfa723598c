import { formatMoney } from '#core/money/format-money.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { refundOrder, refuseOrder } from '../staff-contract.ts'
import type { StaffOrder } from './staff-order.ts'
import { useDepositAction } from './use-deposit-action.ts'

const acts = {
  refuse: {
    call: refuseOrder,
    title: 'End this order?',
    label: 'End it',
    done: 'Ended.',
    text: 'The player is told that the transfer did not come. If it comes later, it can still be matched.',
  },
  refund: {
    call: refundOrder,
    title: 'Send this deposit back?',
    label: 'Send it back',
    done: 'The coins are taken. The provider is told now.',
    text: 'The coins leave the balance at once. A transfer to our own bank is sent back by you, at the bank.',
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
