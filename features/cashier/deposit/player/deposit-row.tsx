import { formatInstant } from '#core/clock/manila-format.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { isOpenOrder } from '../rules.ts'
import type { DepositOrder } from './use-deposit.ts'

const stateWords = {
  created: { tone: 'warning', text: 'Starting' },
  pending: { tone: 'warning', text: 'To be paid' },
  credited: { tone: 'success', text: 'Received' },
  failed: { tone: 'danger', text: 'Failed' },
  expired: { tone: 'neutral', text: 'Expired' },
  refunding: { tone: 'warning', text: 'Being refunded' },
  refunded: { tone: 'neutral', text: 'Refunded' },
  chargedBack: { tone: 'danger', text: 'Reversed' },
} as const satisfies Readonly<
  Record<DepositOrder['status'], { readonly tone: BadgeProps['tone']; readonly text: string }>
>

export interface DepositRowProps {
  order: DepositOrder
  onChoose: (order: DepositOrder) => void
}

/** One deposit in a list. An unpaid one leads back to its payment. */
export function DepositRow({ order, onChoose }: DepositRowProps) {
  const { tone, text } = stateWords[order.status]
  const isChecked = order.isReported && isOpenOrder(order.status)
  return (
    <ListRow
      title={<Money amount={order.credited ?? order.amount} />}
      subtitle={`${order.channel} · ${formatInstant(order.createTime)}`}
      trailing={<Badge tone={tone}>{isChecked ? 'Being checked' : text}</Badge>}
      {...(isOpenOrder(order.status) ? { onClick: () => onChoose(order) } : {})}
    />
  )
}
