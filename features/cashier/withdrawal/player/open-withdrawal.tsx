import { Card } from '#platform/ui/card/card.tsx'
import { WithdrawalDetails } from './withdrawal-details.tsx'
import type { ShownWithdrawal } from './withdrawal-words.ts'

/** The pending withdrawal. */
export function OpenWithdrawal({ order }: { order: ShownWithdrawal }) {
  return (
    <Card title="Under way">
      <WithdrawalDetails key={order.orderId} order={order} />
    </Card>
  )
}
