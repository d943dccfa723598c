import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { listRatings } from '../list-ratings-contract.ts'
import { type RiskRules, riskPointNames } from '../risk-rules.ts'
import { ruleWords } from './rule-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Rating = ResponseOf<typeof listRatings>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'rule',
    label: messages.becauseOf,
    options: [
      { value: 'all', label: messages.anyRule },
      ...riskPointNames.map((name) => ({ value: name, label: ruleWords[name] })),
    ],
  },
  {
    kind: 'choice',
    name: 'height',
    label: messages.rated,
    options: [
      { value: 'all', label: messages.anything },
      { value: 'middle', label: messages.n40AndMore },
      { value: 'high', label: messages.n70AndMore },
    ],
  },
  { kind: 'number', name: 'playerId', label: messages.playerId },
  { kind: 'fromDay', name: 'from', label: messages.fromDay },
  { kind: 'untilDay', name: 'until', label: messages.toDay },
]

/** Ratings with their rules: how to find players who are too fast, or play for gifts only. */
export const RatingsPanel = () => (
  <StaffList
    call={listRatings}
    label={messages.ratings}
    filters={filters}
    columns={columns}
    rowKey={({ playerId, at }) => `${playerId} ${at}`}
    empty={messages.nobodyWasRatedSoA}
    sort="newest"
  />
)

const isRule = (name: string): name is keyof RiskRules => Object.hasOwn(ruleWords, name)
const toneOf = (score: number) => (score >= 70 ? 'danger' : score >= 40 ? 'warning' : 'neutral')

const columns: readonly Column<Rating>[] = [
  {
    name: messages.whenManila,
    cell: ({ at, version }) => (
      <TwoLines first={formatInstant(at)} second={formatMessage(messages.byRulesNoVersion, { version })} />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: messages.rating, cell: ({ score }) => <Badge tone={toneOf(score)}>{score}</Badge>, tight: true },
  {
    name: messages.why,
    cell: ({ hits }) =>
      hits.map(({ rule, points }) => `${isRule(rule) ? ruleWords[rule] : rule} +${points}`).join(', ') || '–',
  },
]
