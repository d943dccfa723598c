import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { listPlayerRounds } from '../contract.ts'

type Round = ResponseOf<typeof listPlayerRounds>['rows'][number]

const states = {
  OPEN: { tone: 'warning', label: 'Open' },
  CLOSED: { tone: 'success', label: 'Closed' },
  VOIDED: { tone: 'neutral', label: 'Voided' },
} as const

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: 'Show',
    options: [
      { value: 'all', label: 'Every round' },
      { value: 'open', label: 'Open rounds' },
    ],
  },
  { kind: 'text', name: 'providerId', label: 'Provider' },
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]

export const PlayerRounds = ({ playerId }: { readonly playerId: number }) => (
  <StaffList
    call={listPlayerRounds}
    label="Rounds"
    given={{ playerId }}
    filters={filters}
    columns={columns}
    rowKey={({ providerId, roundId }) => `${providerId} ${roundId}`}
    empty="Nothing was played."
    sort="newest"
  />
)

const columns: readonly Column<Round>[] = [
  {
    name: 'Began, ended (Manila)',
    cell: ({ openedAt, endedAt }) => (
      <TwoLines first={formatInstant(openedAt)} second={endedAt === null ? 'Not ended' : formatInstant(endedAt)} />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  {
    name: 'Game, round',
    cell: ({ providerId, gameCode, roundId }) => (
      <TwoLines first={`${providerId} / ${gameCode ?? 'unknown'}`} second={roundId} />
    ),
  },
  {
    name: 'State',
    cell: ({ state, isFree, revision }) => (
      <>
        <Badge tone={states[state].tone}>{states[state].label}</Badge> {isFree && <Badge>Free</Badge>}{' '}
        {revision > 0 && <Badge tone="warning">Corrected</Badge>}
      </>
    ),
    tight: true,
  },
  { name: 'Stake', cell: ({ stake }) => formatMoney(stake), tight: true, numeric: true },
  { name: 'Win', cell: ({ win }) => formatMoney(win), tight: true, numeric: true },
  {
    name: 'At the provider',
    cell: ({ detailUrl }) =>
      detailUrl === null ? (
        '–'
      ) : (
        <a href={detailUrl} target="_blank" rel="noreferrer">
          Open
        </a>
      ),
    tight: true,
  },
]
