import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { ValueChanges } from '#platform/office-ui/value-changes.tsx'
import { listSettingsHistory } from '../staff-contract.ts'
import { settingLabel, settingText } from '../setting-fields.ts'
import { messages } from './messages/en.ts'

type Version = ResponseOf<typeof listSettingsHistory>['rows'][number]

const filters: readonly ListFilter[] = [
  { kind: 'fromDay', name: 'from', label: messages.fromDay },
  { kind: 'untilDay', name: 'until', label: messages.toDay },
]

/** Every version: who, when, why, and what changed. */
export const SettingsHistory = () => (
  <StaffList
    call={listSettingsHistory}
    label={messages.history}
    filters={filters}
    columns={columns}
    rowKey={({ version }) => version}
    empty={messages.nothingWasEverChangedThe}
    sort="newest"
  />
)

const columns: readonly Column<Version>[] = [
  { name: messages.version, cell: ({ version }) => version, tight: true, sorts: newestOrOldest },
  { name: messages.whenManila, cell: ({ changedAt }) => formatInstant(changedAt), tight: true },
  { name: messages.who, cell: ({ changedBy }) => changedBy },
  { name: messages.why, cell: ({ reason }) => reason },
  {
    name: messages.whatChanged,
    cell: ({ changes }) => <ValueChanges changes={changes} nameOf={settingLabel} textOf={settingText} />,
  },
]
