import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { listCases } from '../case-contract.ts'
import { DueBadge } from './due-badge.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Case = ResponseOf<typeof listCases>['rows'][number]

const filters: readonly ListFilter[] = [{ kind: 'number', name: 'playerId', label: messages.playerId }]

/** Open cases by deadline; decided ones newest first. */
export const CasesPanel = ({ isOpen }: { readonly isOpen: boolean }) => (
  <StaffList
    call={listCases}
    label={messages.cases}
    filters={filters}
    given={{ isOpen }}
    columns={isOpen ? openColumns : decidedColumns}
    rowKey={({ id }) => id}
    empty={isOpen ? messages.noOpenCases : messages.noDecidedCases}
    sort={isOpen ? 'urgent' : 'newest'}
  />
)

const columns: readonly Column<Case>[] = [
  {
    name: messages.case,
    cell: ({ id }) => <a href={`/aml/${id}`}>{formatMessage(messages.caseNumber, { id })}</a>,
    tight: true,
  },
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: messages.openedManila,
    cell: ({ openedAt, openedBy }) => <TwoLines first={formatInstant(openedAt)} second={openedBy} />,
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.alerts, cell: ({ alerts }) => alerts, tight: true },
  { name: messages.entries, cell: ({ entries }) => entries, tight: true },
]

const openColumns: readonly Column<Case>[] = [
  ...columns,
  {
    name: messages.due,
    cell: ({ dueAt }) => <DueBadge dueAt={dueAt} />,
    sorts: [{ sort: 'urgent', direction: 'ascending' }],
  },
]
const decidedColumns: readonly Column<Case>[] = [
  ...columns,
  {
    name: messages.decided,
    cell: ({ closedAt, reportNumber }) => (
      <TwoLines
        first={reportNumber === null ? messages.nothingToReport : formatMessage(messages.reportedAs, { reportNumber })}
        second={closedAt === null ? '' : formatInstant(closedAt)}
      />
    ),
  },
]
