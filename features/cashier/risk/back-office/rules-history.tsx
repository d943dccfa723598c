import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { ValueChanges } from '#platform/office-ui/value-changes.tsx'
import type { RiskRules } from '../risk-rules.ts'
import type { viewRiskRules } from '../rules-contract.ts'
import { ruleWords } from './rule-words.ts'
import { messages } from './messages/en.ts'

type Version = ResponseOf<typeof viewRiskRules>['history'][number]

/** Every version of the rules: who, when, why, and what changed. */
export const RulesHistory = ({ history }: { readonly history: readonly Version[] }) => (
  <DataTable
    label={messages.versionsOfTheRules}
    columns={columns}
    rows={history}
    rowKey={({ version }) => version}
    empty={messages.nothingWasEverChangedPlayers}
  />
)

const isRule = (name: string): name is keyof RiskRules => Object.hasOwn(ruleWords, name)

const columns: readonly Column<Version>[] = [
  { name: messages.version, cell: ({ version }) => version, tight: true },
  {
    name: messages.whenManilaBy,
    cell: ({ changedAt, changedBy }) => <TwoLines first={formatInstant(changedAt)} second={changedBy} />,
    tight: true,
  },
  { name: messages.why, cell: ({ reason }) => reason },
  {
    name: messages.whatChanged,
    cell: ({ changes }) => (
      <ValueChanges changes={changes} nameOf={(name) => (isRule(name) ? ruleWords[name] : name)} />
    ),
  },
]
