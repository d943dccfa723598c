import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { findPlayers } from '../staff-contract.ts'
import { PlayerStateBadge } from './player-state-badge.tsx'

type Player = ResponseOf<typeof findPlayers>['rows'][number]

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'text', label: 'Name, ID, account or mobile', isPersonal: true },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    options: [
      { value: '', label: 'Any state' },
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Suspended' },
      { value: 'excluded', label: 'Excluded' },
    ],
  },
  { kind: 'text', name: 'tag', label: 'Tag' },
  { kind: 'fromDay', name: 'from', label: 'Registered from' },
  { kind: 'untilDay', name: 'until', label: 'Registered to' },
]

/** Player search. The query stays out of the address, which browsers and proxies record. */
export function PlayersPage() {
  return (
    <>
      <PageHead title="Players">Search by any part of a name, ID, account or mobile number, or by a tag.</PageHead>
      <StaffList
        call={findPlayers}
        label="Players"
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
        empty="Nobody has registered yet."
        sort="newest"
      />
    </>
  )
}

const columns: readonly Column<Player>[] = [
  { name: 'Id', cell: ({ id }) => <a href={`/players/${id}`}>{id}</a>, tight: true },
  { name: 'Account', cell: ({ account }) => account },
  {
    name: 'Nickname',
    cell: ({ nickname, isDemo }) =>
      isDemo ? (
        <>
          {nickname} <Badge>Demo</Badge>
        </>
      ) : (
        nickname
      ),
  },
  { name: 'Mobile', cell: ({ mobile }) => mobile || '–', tight: true },
  { name: 'State', cell: ({ state }) => <PlayerStateBadge state={state} />, tight: true },
  {
    name: 'Registered (Manila)',
    cell: ({ registeredAt }) => formatInstant(registeredAt),
    tight: true,
    sorts: newestOrOldest,
  },
]
