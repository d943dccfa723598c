import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { ValueChanges } from '#platform/office-ui/value-changes.tsx'
import type { viewRiskRules } from '../rules-contract.ts'
import { ruleText } from '../risk-rule-words.ts'
import { messages } from './messages/en.ts'

type Version = ResponseOf<typeof viewRiskRules>['history'][number]

/** Every version of the rules: who, when, why, and what changed. */
export const RulesHistory = ({ history }: { readonly history: readonly Version[] }) => (
  <DataTable
    label={messages.ruleVersions}
    columns={columns}
    rows={history}
    rowKey={({ version }) => version}
    empty={messages.noRuleVersions}
  />
)

const columns: readonly Column<Version>[] = [
  { name: messages.version, cell: ({ version }) => version, tight: true },
  {
    name: messages.timeMember,
    cell: ({ changedAt, changedBy }) => <TwoLines first={formatInstant(changedAt)} second={changedBy} />,
    tight: true,
  },
  { name: messages.hits, cell: ({ reason }) => reason },
  {
    name: messages.changesMade,
    cell: ({ changes }) => <ValueChanges changes={changes} nameOf={ruleText} />,
  },
]
