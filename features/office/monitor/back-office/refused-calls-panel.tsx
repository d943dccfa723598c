import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { listRefusedCalls, type refusingDoors } from '../contract.ts'
import { messages } from './messages/en.ts'

type RefusedCallRow = ResponseOf<typeof listRefusedCalls>['rows'][number]

const doors = {
  glw: messages.gameWallet,
  adapters: messages.gameAdapters,
  payments: messages.payments,
  payouts: messages.payouts,
  sms: messages.codesBySms,
} as const satisfies Record<(typeof refusingDoors)[number], string>

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'door',
    label: messages.door,
    options: [
      { value: 'all', label: messages.everyDoor },
      ...Object.entries(doors).map(([value, label]) => ({ value, label })),
    ],
  },
  { kind: 'text', name: 'caller', label: messages.provider },
  { kind: 'text', name: 'code', label: messages.refusedWith, placeholder: 'badSignature' },
  { kind: 'fromDay', name: 'from', label: messages.fromDay },
  { kind: 'untilDay', name: 'until', label: messages.toDay },
]
const refreshEveryMs = 10_000

/** Refused calls of providers. Providers retry what matters; nothing is replayed from here. */
export const RefusedCallsPanel = () => (
  <StaffList
    call={listRefusedCalls}
    label={messages.refusedCalls}
    filters={filters}
    columns={columns}
    rowKey={({ id }) => id}
    empty={messages.nothingWasTurnedAway}
    sort="newest"
    refreshEveryMs={refreshEveryMs}
  />
)

const isDoor = (door: string): door is keyof typeof doors => Object.hasOwn(doors, door)

const columns: readonly Column<RefusedCallRow>[] = [
  {
    name: messages.lastFirstManila,
    cell: ({ lastAt, firstAt }) => <TwoLines first={formatInstant(lastAt)} second={formatInstant(firstAt)} />,
    tight: true,
    sorts: newestOrOldest,
  },
  {
    name: messages.doorProvider,
    cell: ({ door, caller }) => (
      <TwoLines first={isDoor(door) ? doors[door] : door} second={caller || messages.nobodyWhoProvedIt} />
    ),
    tight: true,
  },
  {
    name: messages.askedForTheLastOne,
    cell: ({ what, detail }) => <TwoLines first={what} second={detail || '–'} />,
  },
  { name: messages.refusedWith, cell: ({ code }) => code, tight: true },
  {
    name: messages.times,
    cell: ({ count }) => count.toLocaleString('en-PH'),
    tight: true,
    numeric: true,
    sorts: [{ sort: 'most', direction: 'descending' }],
  },
]
