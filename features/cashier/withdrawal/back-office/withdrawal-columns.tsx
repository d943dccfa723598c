import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import type { findWithdrawals } from '../staff-contract.ts'
import { reviewWords } from '../desk-words.ts'
import { stateWords } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'
import styles from './withdrawals-page.module.css'

type Row = ResponseOf<typeof findWithdrawals>['rows'][number]

export const withdrawalColumns: readonly Column<Row>[] = [
  {
    name: messages.orderRequested,
    cell: ({ orderId, createdAt }) => (
      <TwoLines first={<a href={`/withdrawals/${orderId}`}>{orderId}</a>} second={formatInstant(createdAt)} />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  {
    name: messages.amount,
    cell: ({ amount }) => <Money amount={amount} />,
    tight: true,
    numeric: true,
    sorts: [
      { sort: 'largest', direction: 'descending' },
      { sort: 'smallest', direction: 'ascending' },
    ],
  },
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: messages.payoutAccount,
    cell: ({ bankName, numberEnd, holder }) => <TwoLines first={`${bankName} ••${numberEnd}`} second={holder} />,
  },
  {
    name: messages.statusReasons,
    cell: ({ state, reviewReasons, isHeld }) => (
      <span className={styles.badges}>
        <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>
        {isHeld && <Badge tone="danger">{messages.onHold}</Badge>}
        {reviewReasons.map((reason) => (
          <Badge key={reason}>{reviewWords[reason]}</Badge>
        ))}
      </span>
    ),
  },
  { name: messages.risk, cell: ({ riskScore }) => riskScore ?? '–', tight: true, numeric: true },
]
