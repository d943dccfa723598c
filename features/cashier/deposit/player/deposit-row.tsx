import { formatInstant, formatLately } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { isOpenOrder } from '../rules.ts'
import type { DepositOrder } from './plain-order.ts'
import { messages } from './messages/en.ts'

/** A state as a badge. */
export const stateWords = {
  created: { tone: 'warning', text: messages.starting },
  pending: { tone: 'warning', text: messages.unpaid },
  credited: { tone: 'success', text: messages.received },
  failed: { tone: 'danger', text: messages.failed },
  expired: { tone: 'neutral', text: messages.expired },
  refunding: { tone: 'warning', text: messages.refunding },
  refunded: { tone: 'neutral', text: messages.refunded },
  chargedBack: { tone: 'danger', text: messages.reversed },
} as const satisfies Readonly<
  Record<DepositOrder['status'], { readonly tone: BadgeProps['tone']; readonly text: string }>
>

export interface DepositRowProps {
  order: DepositOrder
  /** Beside rows of another kind: its sign says that it is a deposit. */
  isNamed?: boolean
  onChoose: (order: DepositOrder) => void
}

/** One deposit in a list. */
export function DepositRow({ order, isNamed = false, onChoose }: DepositRowProps) {
  const { tone, text } = stateWords[order.status]
  const isChecked = order.isReported && isOpenOrder(order.status)
  const amount = <Money amount={order.credited ?? order.amount} />
  return (
    <ListRow
      icon={isNamed ? 'deposit' : undefined}
      title={isNamed ? formatRich(messages.depositOf, { amount }) : amount}
      subtitle={`${order.channel} · ${isOpenOrder(order.status) ? nextStepOf(order) : formatInstant(order.createTime)}`}
      trailing={<Badge tone={tone}>{isChecked ? messages.checking : text}</Badge>}
      onClick={() => onChoose(order)}
    />
  )
}

const nextStepOf = ({ isReported, expireAt }: DepositOrder): string =>
  isReported ? messages.transferAwaited : formatMessage(messages.payBy, { time: formatLately(expireAt) })
