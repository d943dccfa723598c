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

type Report = ResponseOf<typeof listPlayerReports>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: 'Show',
    options: [
      { value: 'open', label: 'To be answered' },
      { value: 'mine', label: 'Taken by me' },
      { value: 'answered', label: 'Answered' },
      { value: 'closed', label: 'Closed' },
      { value: 'all', label: 'All' },
    ],
  },
  {
    kind: 'choice',
    name: 'category',
    label: 'About',
    options: [
      { value: 'any', label: 'Anything' },
      ...reportCategories.map((value) => ({ value, label: categoryWords[value] })),
    ],
  },
  { kind: 'number', name: 'playerId', label: 'Player ID' },
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]
const refreshEveryMs = 15_000

const columns: readonly Column<Report>[] = [
  {
    name: 'Reported (Manila), number',
    cell: ({ id, number, reportedAt }) => (
      <TwoLines first={<a href={`/player-reports/${id}`}>{formatInstant(reportedAt)}</a>} second={number} />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: 'About', cell: ({ category }) => categoryWords[category], tight: true },
  {
    name: 'Report',
    cell: ({ id, text }) => (
      <a className={styles.text} href={`/player-reports/${id}`}>
        {text}
      </a>
    ),
  },
  {
    name: 'State',
    cell: ({ state }) => <Badge tone={stateWords[state].tone}>{stateWords[state].text}</Badge>,
    tight: true,
  },
  { name: 'Taken by', cell: ({ takenBy }) => takenBy ?? 'Nobody yet', tight: true },
]

/** Players' reports, longest wait first. */
export const PlayerReportsPage = () => (
  <>
    <PageHead title="Player reports">
      Problems that players reported in the app. Your answer goes to the player’s inbox.
    </PageHead>
    <StaffList
      call={listPlayerReports}
      label="Player reports"
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      empty="No report is waiting for an answer."
      sort="oldest"
      refreshEveryMs={refreshEveryMs}
    />
  </>
)
