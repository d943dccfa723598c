import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import {
  type Column,
  DataTable,
  failureText,
  Notice,
  Pager,
  TwoLines,
  useStaffQuery,
} from '#features/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { listPlayerRounds } from '../contract.ts'

type Round = ResponseOf<typeof listPlayerRounds>['rounds'][number]

const states = {
  OPEN: { tone: 'warning', label: 'Open' },
  CLOSED: { tone: 'success', label: 'Closed' },
  VOIDED: { tone: 'neutral', label: 'Voided' },
} as const

/** Every round a player has played. */
export function PlayerRounds({ playerId }: { readonly playerId: number }) {
  const [page, setPage] = useState(1)
  const { answer, failure, refreshing } = useStaffQuery(listPlayerRounds, { playerId, page })
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Rounds"
        columns={columns}
        rows={answer?.rounds ?? []}
        rowKey={({ providerId, roundId }) => `${providerId} ${roundId}`}
        empty={answer ? 'Nothing was played yet.' : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={page}
        hasMore={answer !== undefined && page * 25 < answer.total}
        onBack={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      />
    </>
  )
}

const columns: readonly Column<Round>[] = [
  {
    name: 'Began, ended (Manila)',
    cell: ({ openedAt, endedAt }) => (
      <TwoLines first={formatInstant(openedAt)} second={endedAt === null ? 'Not ended' : formatInstant(endedAt)} />
    ),
    tight: true,
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
  { name: 'Stake', cell: ({ stake }) => formatMoney(stake), tight: true },
  { name: 'Win', cell: ({ win }) => formatMoney(win), tight: true },
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
