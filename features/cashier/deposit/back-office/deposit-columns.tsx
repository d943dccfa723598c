import { paymentProviderName } from '#features/cashier/channel/back-office/index.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import type { Permission } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge, type BadgeProps } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import styles from './deposit-columns.module.css'
import type { OrderAct, StaffOrder } from './staff-order.ts'
import { depositStateWords } from '../desk-words.ts'
import { messages } from './messages/en.ts'

const states = {
  created: { tone: 'warning', text: depositStateWords.created },
  pending: { tone: 'warning', text: depositStateWords.pending },
  credited: { tone: 'success', text: depositStateWords.credited },
  failed: { tone: 'danger', text: depositStateWords.failed },
  expired: { tone: 'neutral', text: depositStateWords.expired },
  refunding: { tone: 'warning', text: depositStateWords.refunding },
  refunded: { tone: 'neutral', text: depositStateWords.refunded },
  chargedBack: { tone: 'danger', text: depositStateWords.chargedBack },
} as const satisfies Readonly<Record<StaffOrder['status'], { tone: BadgeProps['tone']; text: string }>>

type Choose = (order: StaffOrder, act: OrderAct) => void

const playerColumn: Column<StaffOrder> = {
  name: messages.player,
  cell: ({ playerId, isDemo }) => (
    <>
      <a href={`/players/${playerId}`}>{playerId}</a>
      {isDemo && (
        <span className={styles.second}>
          <Badge tone="neutral">{messages.demo}</Badge>
        </span>
      )}
    </>
  ),
  tight: true,
}

export const depositColumns = (
  may: (permission: Permission) => boolean,
  onChoose: Choose,
): readonly Column<StaffOrder>[] => [
  {
    name: messages.startedOrder,
    cell: ({ createdAt, orderId }) => <TwoLines first={formatInstant(createdAt)} second={orderId} />,
    tight: true,
    sorts: newestOrOldest,
  },
  {
    name: messages.requestedCredited,
    cell: ({ amount, credited, isLate }) => (
      <>
        <Money amount={amount} />
        {credited !== null && (credited !== amount || isLate) && (
          <span className={styles.second}>
            {isLate ? (
              formatRich(messages.creditedLate, { amount: <Money amount={credited} /> })
            ) : (
              <Money amount={credited} />
            )}
          </span>
        )}
      </>
    ),
    tight: true,
    numeric: true,
    sorts: [{ sort: 'largest', direction: 'descending' }],
  },
  playerColumn,
  {
    name: messages.methodPayment,
    cell: ({ channel, provider, orderId, paymentId }) => (
      <TwoLines
        first={channel}
        second={[
          paymentProviderName(provider),
          ...(paymentId === null || paymentId === orderId ? [] : [paymentId]),
        ].join(', ')}
      />
    ),
  },
  {
    name: messages.status,
    cell: ({ status, reportedAt }) => (
      <>
        <Badge tone={states[status].tone}>{states[status].text}</Badge>
        {reportedAt !== null && <span className={styles.second}>{messages.reportedPaid}</span>}
      </>
    ),
    tight: true,
  },
  { name: messages.action, cell: (order) => <Actions order={order} may={may} onChoose={onChoose} />, tight: true },
]

/** A transfer that ended without being reported as paid may still arrive late. */
const matchLabel = ({ status, reportedAt }: StaffOrder): string =>
  status === 'pending' || reportedAt !== null ? messages.match : messages.matchLate

type ActionsProps = { order: StaffOrder; may: (permission: Permission) => boolean; onChoose: Choose }

function Actions({ order, may, onChoose }: ActionsProps) {
  const waits = order.isTransfer && order.credited === null
  const acts: readonly (readonly [OrderAct, string, boolean])[] = [
    ['receipt', messages.receipt, order.hasReceipt && may('deposit.viewReceipt')],
    ['match', matchLabel(order), waits && order.match === null && may('deposit.match')],
    ['decide', messages.decide, waits && order.match !== null && may('deposit.confirm')],
    ['refuse', messages.refuse, waits && order.status === 'pending' && may('deposit.refuse')],
    ['refund', messages.refund, order.status === 'credited' && may('deposit.refund')],
  ]
  return (
    <span className={styles.actions}>
      {acts
        .filter(([, , isOffered]) => isOffered)
        .map(([act, label]) => (
          <Button key={act} variant="secondary" size="small" onClick={() => onChoose(order, act)}>
            {label}
          </Button>
        ))}
    </span>
  )
}
