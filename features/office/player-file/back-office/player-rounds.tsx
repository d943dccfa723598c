import { formatMessage } from '#core/message/format-message.ts'
import { dayOf } from '#core/clock/manila.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { useAddress } from '#platform/office-ui/use-address.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { listPlayerRounds, viewPlayerMoney } from '../contract.ts'
import { RoundReplayDialog } from './round-replay-dialog.tsx'
import { roundStateWords } from '../round-state-words.ts'
import { messages } from './messages/en.ts'

type Round = ResponseOf<typeof listPlayerRounds>['rows'][number]

const states = {
  OPEN: { tone: 'warning', label: roundStateWords.OPEN },
  CLOSED: { tone: 'success', label: roundStateWords.CLOSED },
  VOIDED: { tone: 'neutral', label: roundStateWords.VOIDED },
} as const

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'show',
    label: messages.show,
    options: [
      { value: 'all', label: messages.allRounds },
      { value: 'open', label: messages.openRounds },
    ],
  },
  { kind: 'text', name: 'providerId', label: messages.provider },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

export function PlayerRounds({ playerId }: { readonly playerId: number }) {
  const { query, kept, write } = useAddress()
  const viewed = viewedRound(query)
  const { answer } = useStaffQuery(viewPlayerMoney, { playerId })
  const listedFrom = answer?.roundsListedFrom ?? null
  const view = (round?: Round) => {
    const next = new URLSearchParams(query)
    for (const name of [roundParameter, providerParameter]) next.delete(name)
    if (round) for (const [name, value] of Object.entries(addressOf(round))) next.set(name, value)
    write(next, kept)
  }
  return (
    <>
      {listedFrom !== null && (
        <Notice tone="info">
          {formatMessage(messages.olderRoundsArchived, { day: formatDay(dayOf(listedFrom)) })}
        </Notice>
      )}
      <StaffList
        call={listPlayerRounds}
        label={messages.rounds}
        given={{ playerId }}
        filters={filters}
        columns={[...columns, replayColumn(view)]}
        rowKey={({ providerId, roundId }) => `${providerId} ${roundId}`}
        empty={messages.noRounds}
        sort="newest"
      />
      {viewed && <RoundReplayDialog round={{ playerId, ...viewed }} onClose={() => view()} />}
    </>
  )
}

/** The round whose replay is open, so that a link can lead to it. */
const [roundParameter, providerParameter] = ['round', 'of']
const addressOf = ({ providerId, roundId }: Round) => ({ [roundParameter]: roundId, [providerParameter]: providerId })
function viewedRound(query: URLSearchParams) {
  const [roundId, providerId] = [query.get(roundParameter), query.get(providerParameter)]
  return roundId === null || providerId === null ? undefined : { roundId, providerId }
}

const replayColumn = (onView: (round: Round) => void): Column<Round> => ({
  name: messages.replay,
  cell: (round) => (
    <Button
      size="small"
      variant="secondary"
      aria-label={formatMessage(messages.viewRoundOf, { roundId: round.roundId })}
      onClick={() => onView(round)}
    >
      {messages.viewRound}
    </Button>
  ),
  tight: true,
})

const columns: readonly Column<Round>[] = [
  {
    name: messages.startedEnded,
    cell: ({ openedAt, endedAt }) => (
      <TwoLines
        first={formatInstant(openedAt)}
        second={endedAt === null ? messages.notEnded : formatInstant(endedAt)}
      />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  {
    name: messages.gameRound,
    cell: ({ gameTitle, gameCode, providerName, roundId }) => (
      <TwoLines first={gameTitle ?? gameCode ?? messages.unknownGame} second={`${providerName}, ${roundId}`} />
    ),
  },
  {
    name: messages.status,
    cell: ({ state, isFree, revision }) => (
      <>
        <Badge tone={states[state].tone}>{states[state].label}</Badge> {isFree && <Badge>{messages.free}</Badge>}{' '}
        {revision > 0 && <Badge tone="warning">{messages.corrected}</Badge>}
      </>
    ),
    tight: true,
  },
  { name: messages.bet, cell: ({ stake }) => formatMoney(stake), tight: true, numeric: true },
  { name: messages.win, cell: ({ win }) => formatMoney(win), tight: true, numeric: true },
  {
    name: messages.providerPage,
    cell: ({ detailUrl }) =>
      detailUrl === null ? (
        '–'
      ) : (
        <a href={detailUrl} target="_blank" rel="noreferrer">
          {messages.open}
        </a>
      ),
    tight: true,
  },
]
