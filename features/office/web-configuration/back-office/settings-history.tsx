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
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

/** Every version: who, when, why, and what changed. */
export const SettingsHistory = () => (
  <StaffList
    call={listSettingsHistory}
    label={messages.history}
    filters={filters}
    columns={columns}
    rowKey={({ version }) => version}
    empty={messages.noHistory}
    sort="newest"
  />
)

const columns: readonly Column<Version>[] = [
  { name: messages.version, cell: ({ version }) => version, tight: true, sorts: newestOrOldest },
  { name: messages.time, cell: ({ changedAt }) => formatInstant(changedAt), tight: true },
  { name: messages.member, cell: ({ changedBy }) => changedBy },
  { name: messages.reason, cell: ({ reason }) => reason },
  {
    name: messages.changesMade,
    cell: ({ changes }) => <ValueChanges changes={changes} nameOf={settingLabel} textOf={settingText} />,
  },
]
