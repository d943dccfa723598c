import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney, formatSignedMoney } from '#core/money/format-money.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList, transferText } from '#features/office/staff/back-office/index.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { listPlayerBook } from '../contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './player-book.module.css'

type Entry = ResponseOf<typeof listPlayerBook>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: messages.show,
    options: [
      { value: 'all', label: messages.allTransfers },
      { value: 'besidePlay', label: messages.withoutPlay },
    ],
  },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

interface PlayerBookProps {
  readonly playerId: number
  readonly listedFrom: Instant | null
}

/** Every movement of a player's coins with the balance after it, as far as it is not archived. */
export const PlayerBook = ({ playerId, listedFrom }: PlayerBookProps) => (
  <section>
    <h2 className={styles.title}>{messages.balanceHistory}</h2>
    {listedFrom !== null && (
      <Notice tone="info">{formatMessage(messages.olderArchived, { day: formatDay(dayOf(listedFrom)) })}</Notice>
    )}
    <StaffList
      call={listPlayerBook}
      label={messages.balanceHistory}
      given={{ playerId }}
      filters={filters}
      columns={columns}
      rowKey={({ seq }) => seq}
      empty={messages.noTransfers}
      sort="newest"
    />
  </section>
)

const columns: readonly Column<Entry>[] = [
  {
    name: messages.timeNumber,
    cell: ({ at, seq }) => (
      <TwoLines first={formatInstant(at)} second={formatMessage(messages.transferNumber, { seq })} />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  {
    name: messages.reasonAccount,
    cell: ({ reason, counter }) => <TwoLines first={transferText(reason)} second={counter} />,
  },
  { name: messages.reference, cell: ({ reference }) => reference },
  {
    name: messages.amount,
    cell: ({ amount }) => <span className={amount > 0 ? styles.in : undefined}>{formatSignedMoney(amount)}</span>,
    tight: true,
    numeric: true,
  },
  { name: messages.balanceAfter, cell: ({ balance }) => formatMoney(balance), tight: true, numeric: true },
]
