import type { ResponseOf } from '#core/contract/call.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney, formatSignedMoney } from '#core/money/format-money.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { lineWords } from '../desk-words.ts'
import { listStatements } from '../staff-contract.ts'
import { messages } from './messages/en.ts'

type Line = ResponseOf<typeof listStatements>['rows'][number]

const filters: readonly ListFilter[] = [
  { kind: 'number', name: 'agentId', label: messages.agentId },
  { kind: 'day', name: 'day', label: messages.settledOnDay },
  {
    kind: 'choice',
    name: 'kind',
    label: messages.show,
    options: [
      { value: 'all', label: messages.all },
      { value: 'play', label: lineWords.play },
      { value: 'correction', label: lineWords.correction },
      { value: 'clawback', label: lineWords.clawback },
    ],
  },
]

/** The agents' statements, line by line. */
export const Statements = () => (
  <StaffList
    call={listStatements}
    label={messages.statements}
    filters={filters}
    columns={columns}
    rowKey={({ id }) => id}
    empty={messages.noLines}
    sort="newest"
  />
)

const percent = new Intl.NumberFormat('en-PH', { style: 'percent', maximumFractionDigits: 2 })

const columns: readonly Column<Line>[] = [
  {
    name: messages.settledOn,
    cell: ({ settledOn, playDay }) => (
      <TwoLines first={formatDay(settledOn)} second={formatMessage(messages.playedOn, { day: formatDay(playDay) })} />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.agent, cell: ({ agentId }) => <a href={`/players/${agentId}`}>{agentId}</a>, tight: true },
  {
    name: messages.friend,
    cell: ({ inviteeId, level }) => (
      <>
        <a href={`/players/${inviteeId}`}>{inviteeId}</a> {formatMessage(messages.level, { level })}
      </>
    ),
    tight: true,
  },
  {
    name: messages.promotion,
    cell: ({ title, version, kind }) => (
      <TwoLines first={formatMessage(messages.titleVersion, { title, version })} second={lineWords[kind]} />
    ),
  },
  {
    name: messages.counted,
    cell: ({ counted, rate }) => <TwoLines first={formatMoney(counted)} second={percent.format(rate)} />,
    tight: true,
    numeric: true,
  },
  { name: messages.amount, cell: ({ amount }) => formatSignedMoney(amount), tight: true, numeric: true },
]
