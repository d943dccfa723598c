import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { returnStates } from '../return-words.ts'
import { listGameReturns } from '../staff-contract.ts'
import { messages } from './messages/en.ts'
import { returnColumns } from './return-columns.tsx'
import { stateWords } from './state-words.ts'

const refreshEveryMs = 60_000
const any = 'any'
const types = ['slots', 'fish', 'poker', 'sports', 'live', 'games'] as const

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'text', label: messages.gameOrCode },
  {
    kind: 'choice',
    name: 'type',
    label: messages.category,
    options: [
      { value: any, label: messages.anyCategory },
      ...types.map((value) => ({ value, label: messages[value] })),
    ],
  },
  {
    kind: 'choice',
    name: 'state',
    label: messages.status,
    options: [
      { value: any, label: messages.anyStatus },
      ...returnStates.map((value) => ({ value, label: stateWords[value].text })),
    ],
  },
  {
    kind: 'choice',
    name: 'cases',
    label: messages.cases,
    options: [
      { value: any, label: messages.anyCase },
      { value: 'open', label: messages.openCase },
    ],
  },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

/** What games returned, against what they declare. */
export function GameReturnsPage() {
  return (
    <>
      <PageHead title={messages.title}>{messages.lead}</PageHead>
      <StaffList
        call={listGameReturns}
        label={messages.title}
        filters={filters}
        columns={returnColumns}
        rowKey={({ id }) => id}
        empty={messages.empty}
        sort="mostRounds"
        refreshEveryMs={refreshEveryMs}
        beside={countNote}
      />
    </>
  )
}

function countNote({ countedUntil, pausesGames }: ResponseOf<typeof listGameReturns>) {
  return (
    <>
      <p>
        {countedUntil === null
          ? messages.notCounted
          : formatMessage(messages.countedUntil, { time: formatInstant(countedUntil) })}
      </p>
      {!pausesGames && (
        <Notice tone="warning">
          {messages.pauseIsOff} <a href="/switches">{messages.openSwitches}</a>
        </Notice>
      )}
    </>
  )
}
