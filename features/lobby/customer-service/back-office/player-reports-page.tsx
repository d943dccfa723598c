import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { reportCategories } from '../contract.ts'
import { listPlayerReports } from '../staff-contract.ts'
import styles from './player-report.module.css'
import { categoryWords, stateWords } from './report-words.ts'
import { messages } from './messages/en.ts'

type Report = ResponseOf<typeof listPlayerReports>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: messages.show,
    options: [
      { value: 'open', label: messages.toAnswer },
      { value: 'mine', label: messages.assignedToMe },
      { value: 'answered', label: messages.answeredState },
      { value: 'closed', label: messages.closedState },
      { value: 'all', label: messages.all },
    ],
  },
  {
    kind: 'choice',
    name: 'category',
    label: messages.category,
    options: [
      { value: 'any', label: messages.anyCategory },
      ...reportCategories.map((value) => ({ value, label: categoryWords[value] })),
    ],
  },
  { kind: 'number', name: 'playerId', label: messages.playerId },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]
const refreshEveryMs = 15_000

const columns: readonly Column<Report>[] = [
  {
    name: messages.reportedManilaNumber,
    cell: ({ id, number, reportedAt }) => (
      <TwoLines first={<a href={`/player-reports/${id}`}>{formatInstant(reportedAt)}</a>} second={number} />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.playerColumn, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: messages.category, cell: ({ category }) => categoryWords[category], tight: true },
  {
    name: messages.report,
    cell: ({ id, text }) => (
      <a className={styles.text} href={`/player-reports/${id}`}>
        {text}
      </a>
    ),
  },
  {
    name: messages.status,
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>,
    tight: true,
  },
  { name: messages.assignee, cell: ({ takenBy }) => takenBy ?? messages.noAssignee, tight: true },
]

/** Players' reports, longest wait first. */
export const PlayerReportsPage = () => (
  <>
    <PageHead title={messages.playerReports}>{messages.reportsLead}</PageHead>
    <StaffList
      call={listPlayerReports}
      label={messages.playerReports}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      empty={messages.reportsEmpty}
      sort="oldest"
      refreshEveryMs={refreshEveryMs}
    />
  </>
)
