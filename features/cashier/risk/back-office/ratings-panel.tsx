import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { listRatings } from '../list-ratings-contract.ts'
import { riskPointNames } from '../risk-rules.ts'
import { ruleText, ruleWords } from '../risk-rule-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Rating = ResponseOf<typeof listRatings>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'rule',
    label: messages.hitRule,
    options: [
      { value: 'all', label: messages.anyRule },
      ...riskPointNames.map((name) => ({ value: name, label: ruleWords[name] })),
    ],
  },
  {
    kind: 'choice',
    name: 'height',
    label: messages.score,
    options: [
      { value: 'all', label: messages.anyScore },
      { value: 'middle', label: messages.score40 },
      { value: 'high', label: messages.score70 },
    ],
  },
  { kind: 'number', name: 'playerId', label: messages.playerId },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

/** Ratings with their rules: how to find players who are too fast, or play for gifts only. */
export const RatingsPanel = () => (
  <StaffList
    call={listRatings}
    label={messages.ratings}
    filters={filters}
    columns={columns}
    rowKey={({ playerId, at }) => `${playerId} ${at}`}
    empty={messages.noRatings}
    sort="newest"
  />
)

const toneOf = (score: number) => (score >= 70 ? 'danger' : score >= 40 ? 'warning' : 'neutral')

const columns: readonly Column<Rating>[] = [
  {
    name: messages.time,
    cell: ({ at, version }) => (
      <TwoLines first={formatInstant(at)} second={formatMessage(messages.rulesVersion, { version })} />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: messages.rating, cell: ({ score }) => <Badge tone={toneOf(score)}>{score}</Badge>, tight: true },
  {
    name: messages.hits,
    cell: ({ hits }) => hits.map(({ rule, points }) => `${ruleText(rule)} +${points}`).join(', ') || '–',
  },
]
