import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { type Column, type ListFilter, newestOrOldest, PageHead, StaffList } from '#features/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { findWithdrawals } from '../staff-contract.ts'
import { reviewWords, stateWords } from './withdrawal-words.ts'
import styles from './withdrawals-page.module.css'

type Row = ResponseOf<typeof findWithdrawals>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: 'Show',
    options: [
      { value: 'waiting', label: 'Wait for a decision' },
      { value: 'open', label: 'Under way' },
      { value: 'ended', label: 'Ended' },
      { value: 'all', label: 'All' },
    ],
  },
  { kind: 'text', name: 'text', label: 'Player id or order id' },
  { kind: 'money', name: 'amountMin', label: 'From this amount' },
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]
const refreshEveryMs = 10_000

/** The queue of withdrawals: who has waited longest comes first. */
export function WithdrawalsPage() {
  return (
    <>
      <PageHead title="Withdrawals">
        What the rules did not approve by themselves waits here, the oldest first. The queue reads itself anew.
      </PageHead>
      <StaffList
        call={findWithdrawals}
        label="Withdrawals"
        filters={filters}
        columns={columns}
        rowKey={({ orderId }) => orderId}
        empty="Nothing here."
        sort="oldest"
        refreshEveryMs={refreshEveryMs}
      />
    </>
  )
}

const columns: readonly Column<Row>[] = [
  { name: 'Order', cell: ({ orderId }) => <a href={`/withdrawals/${orderId}`}>{orderId}</a>, tight: true },
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: 'Amount',
    cell: ({ amount }) => <Money amount={amount} />,
    tight: true,
    numeric: true,
    sorts: [
      { sort: 'largest', direction: 'descending' },
      { sort: 'smallest', direction: 'ascending' },
    ],
  },
  { name: 'To', cell: ({ bankName, numberEnd, holder }) => `${bankName} ••${numberEnd}, ${holder}` },
  {
    name: 'State',
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>,
    tight: true,
  },
  {
    name: 'Looked at because of',
    cell: ({ reviewReasons, isHeld }) => (
      <span className={styles.badges}>
        {isHeld && <Badge tone="danger">Held</Badge>}
        {reviewReasons.map((reason) => (
          <Badge key={reason}>{reviewWords[reason]}</Badge>
        ))}
      </span>
    ),
  },
  { name: 'Risk', cell: ({ riskScore }) => riskScore ?? '–', tight: true },
  {
    name: 'Asked for (Manila)',
    cell: ({ createdAt }) => formatInstant(createdAt),
    tight: true,
    sorts: newestOrOldest,
  },
]
