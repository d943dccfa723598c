import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { listCases } from '../case-contract.ts'
import { DueBadge } from './due-badge.tsx'

type Case = ResponseOf<typeof listCases>['rows'][number]

const filters: readonly ListFilter[] = [{ kind: 'number', name: 'playerId', label: 'Player id' }]

/** Open cases by deadline; decided ones newest first. */
export const CasesPanel = ({ isOpen }: { readonly isOpen: boolean }) => (
  <StaffList
    call={listCases}
    label="Cases"
    filters={filters}
    given={{ isOpen }}
    columns={isOpen ? openColumns : decidedColumns}
    rowKey={({ id }) => id}
    empty={isOpen ? 'No case is open.' : 'No case was decided yet.'}
    sort={isOpen ? 'urgent' : 'newest'}
  />
)

const columns: readonly Column<Case>[] = [
  { name: 'Case', cell: ({ id }) => <a href={`/aml/${id}`}>No. {id}</a>, tight: true },
  { name: 'Player', cell: ({ playerId }) => playerId, tight: true },
  {
    name: 'Opened (Manila)',
    cell: ({ openedAt, openedBy }) => <TwoLines first={formatInstant(openedAt)} second={openedBy} />,
    tight: true,
    sorts: newestOrOldest,
  },
  { name: 'Alerts', cell: ({ alerts }) => alerts, tight: true },
  { name: 'In the file', cell: ({ entries }) => entries, tight: true },
]

const openColumns: readonly Column<Case>[] = [
  ...columns,
  {
    name: 'To be answered',
    cell: ({ dueAt }) => <DueBadge dueAt={dueAt} />,
    sorts: [{ sort: 'urgent', direction: 'ascending' }],
  },
]
const decidedColumns: readonly Column<Case>[] = [
  ...columns,
  {
    name: 'Decided',
    cell: ({ closedAt, reportNumber }) => (
      <TwoLines
        first={reportNumber === null ? 'Nothing to report' : `Reported as ${reportNumber}`}
        second={closedAt === null ? '' : formatInstant(closedAt)}
      />
    ),
  },
]
