import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { markerTexts } from '../messages.ts'
import { listHarm } from '../staff-contract.ts'

type Player = ResponseOf<typeof listHarm>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: 'Which',
    options: [
      { value: 'open', label: 'To be looked at' },
      { value: 'all', label: 'All' },
    ],
  },
]

/** Players with signs of harm, strongest first. */
export function HarmPage() {
  return (
    <>
      <PageHead title="Responsible play">
        Scored every hour from the last fourteen days. A player you have looked at comes back when the signs get
        plainer.
      </PageHead>
      <StaffList
        call={listHarm}
        label="Players with signs of harm"
        filters={filters}
        columns={columns}
        rowKey={({ playerId }) => playerId}
        empty="Nobody shows plain signs of harm."
        sort="plainest"
        refreshEveryMs={refreshEveryMs}
      />
    </>
  )
}

const refreshEveryMs = 60_000

const columns: readonly Column<Player>[] = [
  { name: 'Player', cell: ({ playerId }) => <a href={`/responsible-play/${playerId}`}>{playerId}</a>, tight: true },
  {
    name: 'Score',
    cell: ({ score }) => <Badge tone={score >= 60 ? 'danger' : 'warning'}>{score}</Badge>,
    tight: true,
    sorts: [{ sort: 'plainest', direction: 'descending' }],
  },
  { name: 'Signs', cell: ({ markers }) => markers.map((marker) => markerTexts[marker]).join('. ') },
  { name: 'Scored (Manila)', cell: ({ scoredAt }) => formatInstant(scoredAt), tight: true, sorts: [newestOrOldest[0]] },
]
