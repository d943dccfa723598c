import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney, formatSignedMoney } from '#core/money/format-money.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import { inWords } from '#platform/office-ui/in-words.ts'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { listPlayerBook } from '../contract.ts'
import styles from './player-book.module.css'

type Entry = ResponseOf<typeof listPlayerBook>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: 'Show',
    options: [
      { value: 'all', label: 'Every movement' },
      { value: 'besidePlay', label: 'All but bets and wins' },
    ],
  },
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]

/** Every movement of a player's coins with the balance after it. */
export const PlayerBook = ({ playerId }: { readonly playerId: number }) => (
  <section>
    <h2 className={styles.title}>Book</h2>
    <StaffList
      call={listPlayerBook}
      label="Book"
      given={{ playerId }}
      filters={filters}
      columns={columns}
      rowKey={({ seq }) => seq}
      empty="No coin has moved."
      sort="newest"
    />
  </section>
)

const columns: readonly Column<Entry>[] = [
  {
    name: 'When (Manila), no.',
    cell: ({ at, seq }) => <TwoLines first={formatInstant(at)} second={`No. ${seq}`} />,
    tight: true,
    sorts: newestOrOldest,
  },
  {
    name: 'Why, with',
    cell: ({ reason, counter }) => <TwoLines first={inWords(reason)} second={counter} />,
  },
  { name: 'Reference', cell: ({ reference }) => reference },
  {
    name: 'Amount',
    cell: ({ amount }) => <span className={amount > 0 ? styles.in : undefined}>{formatSignedMoney(amount)}</span>,
    tight: true,
    numeric: true,
  },
  { name: 'Left', cell: ({ balance }) => formatMoney(balance), tight: true, numeric: true },
]
