import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { playerStateWords } from '../player-state-words.ts'
import { findPlayers } from '../staff-contract.ts'
import { PlayerStateBadge } from './player-state-badge.tsx'
import { messages } from './messages/en.ts'

type Player = ResponseOf<typeof findPlayers>['rows'][number]

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'text', label: messages.search, isPersonal: true },
  {
    kind: 'choice',
    name: 'state',
    label: messages.status,
    options: [
      { value: '', label: messages.anyStatus },
      { value: 'active', label: playerStateWords.active },
      { value: 'suspended', label: playerStateWords.suspended },
      { value: 'excluded', label: playerStateWords.excluded },
    ],
  },
  { kind: 'text', name: 'tag', label: messages.tag },
  { kind: 'fromDay', name: 'from', label: messages.registeredFrom },
  { kind: 'untilDay', name: 'until', label: messages.registeredTo },
]

/** Player search. The query stays out of the address, which browsers and proxies record. */
export function PlayersPage() {
  return (
    <>
      <PageHead title={messages.players}>{messages.playersLead}</PageHead>
      <StaffList
        call={findPlayers}
        label={messages.players}
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
        empty={messages.playersEmpty}
        sort="newest"
      />
    </>
  )
}

const columns: readonly Column<Player>[] = [
  { name: messages.id, cell: ({ id }) => <a href={`/players/${id}`}>{id}</a>, tight: true },
  { name: messages.account, cell: ({ account }) => account },
  {
    name: messages.nickname,
    cell: ({ nickname, isDemo }) =>
      isDemo ? (
        <>
          {nickname} <Badge>{messages.demo}</Badge>
        </>
      ) : (
        nickname
      ),
  },
  { name: messages.mobile, cell: ({ mobile }) => mobile || '–', tight: true },
  { name: messages.status, cell: ({ state }) => <PlayerStateBadge state={state} />, tight: true },
  {
    name: messages.registeredManila,
    cell: ({ registeredAt }) => formatInstant(registeredAt),
    tight: true,
    sorts: newestOrOldest,
  },
]
