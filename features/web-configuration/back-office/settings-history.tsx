import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import {
  DataTable,
  failureText,
  Notice,
  Pager,
  useStaffQuery,
  ValueChanges,
} from '#features/staff/back-office/index.ts'
import { listSettingsHistory } from '../staff-contract.ts'
import { settingLabel, settingText } from './setting-fields.ts'

type Version = ResponseOf<typeof listSettingsHistory>['versions'][number]

/** Every version: who, when, why, and what it changed. */
export function SettingsHistory() {
  // The version each page began below; the first page has none.
  const [begins, setBegins] = useState<readonly (number | undefined)[]>([undefined])
  const before = begins.at(-1)
  const { answer, failure, refreshing } = useStaffQuery(listSettingsHistory, before === undefined ? {} : { before })
  const versions = answer?.versions ?? []
  const last = versions.at(-1)?.version
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="History"
        columns={columns}
        rows={versions}
        rowKey={({ version }) => version}
        empty={answer ? 'Nothing was ever changed: the defaults act.' : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={begins.length}
        hasMore={answer?.hasMore === true}
        onBack={() => setBegins(begins.slice(0, -1))}
        onNext={() => setBegins([...begins, last])}
      />
    </>
  )
}

const columns = [
  { name: 'Version', cell: ({ version }: Version) => version, tight: true },
  { name: 'When (Manila)', cell: ({ changedAt }: Version) => formatInstant(changedAt), tight: true },
  { name: 'Who', cell: ({ changedBy }: Version) => changedBy },
  { name: 'Why', cell: ({ reason }: Version) => reason },
  {
    name: 'What changed',
    cell: ({ changes }: Version) => <ValueChanges changes={changes} nameOf={settingLabel} textOf={settingText} />,
  },
]
