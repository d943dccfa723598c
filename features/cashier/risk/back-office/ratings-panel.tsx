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

type Rating = ResponseOf<typeof listRatings>['rows'][number]

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'rule',
    label: 'Because of',
    options: [
      { value: 'all', label: 'Any rule' },
      ...riskPointNames.map((name) => ({ value: name, label: ruleWords[name] })),
    ],
  },
  {
    kind: 'choice',
    name: 'height',
    label: 'Rated',
    options: [
      { value: 'all', label: 'Anything' },
      { value: 'middle', label: '40 and more' },
      { value: 'high', label: '70 and more' },
    ],
  },
  { kind: 'number', name: 'playerId', label: 'Player id' },
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]

/** Ratings with their rules: how to find players who are too fast, or play for gifts only. */
export const RatingsPanel = () => (
  <StaffList
    call={listRatings}
    label="Ratings"
    filters={filters}
    columns={columns}
    rowKey={({ playerId, at }) => `${playerId} ${at}`}
    empty="Nobody was rated so. A player is rated with every withdrawal that is asked for."
    sort="newest"
  />
)

const isRule = (name: string): name is keyof RiskRules => Object.hasOwn(ruleWords, name)
const toneOf = (score: number) => (score >= 70 ? 'danger' : score >= 40 ? 'warning' : 'neutral')

const columns: readonly Column<Rating>[] = [
  {
    name: 'When (Manila)',
    cell: ({ at, version }) => <TwoLines first={formatInstant(at)} second={`by rules no. ${version}`} />,
    tight: true,
    sorts: newestOrOldest,
  },
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: 'Rating', cell: ({ score }) => <Badge tone={toneOf(score)}>{score}</Badge>, tight: true },
  {
    name: 'Why',
    cell: ({ hits }) =>
      hits.map(({ rule, points }) => `${isRule(rule) ? ruleWords[rule] : rule} +${points}`).join(', ') || '–',
  },
]
