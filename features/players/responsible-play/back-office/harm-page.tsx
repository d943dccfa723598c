import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { markerTexts } from '../limit-names.ts'
import { listHarm } from '../staff-contract.ts'
import { messages } from './messages/en.ts'

type Player = ResponseOf<typeof listHarm>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: messages.filterShow,
    options: [
      { value: 'open', label: messages.toReview },
      { value: 'all', label: messages.all },
    ],
  },
]

/** Players with signs of harm, strongest first. */
export function HarmPage() {
  return (
    <>
      <PageHead title={messages.responsiblePlay}>{messages.harmLead}</PageHead>
      <StaffList
        call={listHarm}
        label={messages.playersWithSignsOfHarm}
        filters={filters}
        columns={columns}
        rowKey={({ playerId }) => playerId}
        empty={messages.harmEmpty}
        sort="plainest"
        refreshEveryMs={refreshEveryMs}
      />
    </>
  )
}

const refreshEveryMs = 60_000

const columns: readonly Column<Player>[] = [
  {
    name: messages.player,
    cell: ({ playerId }) => <a href={`/responsible-play/${playerId}`}>{playerId}</a>,
    tight: true,
  },
  {
    name: messages.score,
    cell: ({ score }) => <Badge tone={score >= 60 ? 'danger' : 'warning'}>{score}</Badge>,
    tight: true,
    sorts: [{ sort: 'plainest', direction: 'descending' }],
  },
  { name: messages.signs, cell: ({ markers }) => markers.map((marker) => markerTexts[marker]).join('. ') },
  {
    name: messages.scoredManila,
    cell: ({ scoredAt }) => formatInstant(scoredAt),
    tight: true,
    sorts: [newestOrOldest[0]],
  },
]
