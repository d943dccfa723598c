import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { paymentProviderName } from '#features/cashier/channel/back-office/index.ts'
import { useGameProviderName } from '#features/play/game-wallet/back-office/index.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { listRefusedCalls } from '../contract.ts'
import { doorText, doorWords } from '../desk-words.ts'
import { messages } from './messages/en.ts'

type RefusedCallRow = ResponseOf<typeof listRefusedCalls>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'door',
    label: messages.endpoint,
    options: [
      { value: 'all', label: messages.allEndpoints },
      ...Object.entries(doorWords).map(([value, label]) => ({ value, label })),
    ],
  },
  { kind: 'text', name: 'caller', label: messages.provider },
  { kind: 'text', name: 'code', label: messages.errorCode, placeholder: 'badSignature' },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]
const refreshEveryMs = 10_000

/** Refused calls of providers. Providers retry what matters; nothing is replayed from here. */
export function RefusedCallsPanel() {
  const gameProviderName = useGameProviderName()
  const columns = columnsWith((caller) => gameProviderName(caller) ?? paymentProviderName(caller))
  return (
    <StaffList
      call={listRefusedCalls}
      label={messages.rejectedCalls}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      empty={messages.noRejectedCalls}
      sort="newest"
      refreshEveryMs={refreshEveryMs}
    />
  )
}

const columnsWith = (nameOf: (caller: string) => string): readonly Column<RefusedCallRow>[] => [
  {
    name: messages.lastFirst,
    cell: ({ lastAt, firstAt }) => <TwoLines first={formatInstant(lastAt)} second={formatInstant(firstAt)} />,
    tight: true,
    sorts: newestOrOldest,
  },
  {
    name: messages.endpointProvider,
    cell: ({ door, caller }) => (
      <TwoLines first={doorText(door)} second={caller === '' ? messages.unverified : nameOf(caller)} />
    ),
    tight: true,
  },
  {
    name: messages.lastCall,
    cell: ({ what, detail }) => <TwoLines first={what} second={detail || '–'} />,
  },
  { name: messages.errorCode, cell: ({ code }) => code, tight: true },
  {
    name: messages.calls,
    cell: ({ count }) => count.toLocaleString('en-PH'),
    tight: true,
    numeric: true,
    sorts: [{ sort: 'most', direction: 'descending' }],
  },
]
