import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '#features/office/staff/back-office/index.ts'
import { ValueChanges } from '#platform/office-ui/value-changes.tsx'
import { listSettingsHistory } from '../staff-contract.ts'
import { settingLabel, settingText } from '../setting-fields.ts'

type Version = ResponseOf<typeof listSettingsHistory>['rows'][number]

const filters: readonly ListFilter[] = [
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]

/** Every version: who, when, why, and what changed. */
export const SettingsHistory = () => (
  <StaffList
    call={listSettingsHistory}
    label="History"
    filters={filters}
    columns={columns}
    rowKey={({ version }) => version}
    empty="Nothing was ever changed: the defaults act."
    sort="newest"
  />
)

const columns: readonly Column<Version>[] = [
  { name: 'Version', cell: ({ version }) => version, tight: true, sorts: newestOrOldest },
  { name: 'When (Manila)', cell: ({ changedAt }) => formatInstant(changedAt), tight: true },
  { name: 'Who', cell: ({ changedBy }) => changedBy },
  { name: 'Why', cell: ({ reason }) => reason },
  {
    name: 'What changed',
    cell: ({ changes }) => <ValueChanges changes={changes} nameOf={settingLabel} textOf={settingText} />,
  },
]
