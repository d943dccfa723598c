import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { listRefusedCalls, type refusingDoors } from '../contract.ts'

type RefusedCallRow = ResponseOf<typeof listRefusedCalls>['rows'][number]

const doors = {
  glw: 'Game wallet',
  adapters: 'Game adapters',
  payments: 'Payments',
  payouts: 'Payouts',
  sms: 'Codes by SMS',
} as const satisfies Record<(typeof refusingDoors)[number], string>

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'door',
    label: 'Door',
    options: [
      { value: 'all', label: 'Every door' },
      ...Object.entries(doors).map(([value, label]) => ({ value, label })),
    ],
  },
  { kind: 'text', name: 'caller', label: 'Provider' },
  { kind: 'text', name: 'code', label: 'Refused with', placeholder: 'badSignature' },
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]
const refreshEveryMs = 10_000

/** Refused calls of providers. Providers retry what matters; nothing is replayed from here. */
export const RefusedCallsPanel = () => (
  <StaffList
    call={listRefusedCalls}
    label="Refused calls"
    filters={filters}
    columns={columns}
    rowKey={({ id }) => id}
    empty="Nothing was turned away."
    sort="newest"
    refreshEveryMs={refreshEveryMs}
  />
)

const isDoor = (door: string): door is keyof typeof doors => Object.hasOwn(doors, door)

const columns: readonly Column<RefusedCallRow>[] = [
  {
    name: 'Last, first (Manila)',
    cell: ({ lastAt, firstAt }) => <TwoLines first={formatInstant(lastAt)} second={formatInstant(firstAt)} />,
    tight: true,
    sorts: newestOrOldest,
  },
  {
    name: 'Door, provider',
    cell: ({ door, caller }) => (
      <TwoLines first={isDoor(door) ? doors[door] : door} second={caller || 'nobody who proved it'} />
    ),
    tight: true,
  },
  {
    name: 'Asked for, the last one',
    cell: ({ what, detail }) => <TwoLines first={what} second={detail || '–'} />,
  },
  { name: 'Refused with', cell: ({ code }) => code, tight: true },
  {
    name: 'Times',
    cell: ({ count }) => count.toLocaleString('en-PH'),
    tight: true,
    numeric: true,
    sorts: [{ sort: 'most', direction: 'descending' }],
  },
]
