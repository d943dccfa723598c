import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import {
  type Column,
  DataTable,
  failureText,
  Notice,
  Pager,
  TwoLines,
  useStaffQuery,
} from '#features/staff/back-office/index.ts'
import { listCatalogueHistory } from '../staff-contract.ts'

type Version = ResponseOf<typeof listCatalogueHistory>['versions'][number]

/** Every version of the game list: what made it, and who. */
export function CatalogueHistory() {
  const [begins, setBegins] = useState<readonly (number | undefined)[]>([undefined])
  const before = begins.at(-1)
  const request = before === undefined ? {} : { before }
  const { answer, failure, refreshing } = useStaffQuery(listCatalogueHistory, request)
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Versions"
        columns={columns}
        rows={answer?.versions ?? []}
        rowKey={({ version }) => version}
        empty={answer ? 'Nothing was changed yet.' : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={begins.length}
        hasMore={answer?.hasMore === true}
        onBack={() => setBegins(begins.slice(0, -1))}
        onNext={() => setBegins([...begins, answer?.versions.at(-1)?.version])}
      />
    </>
  )
}

const columns: readonly Column<Version>[] = [
  { name: 'Version', cell: ({ version }) => version, tight: true },
  {
    name: 'When (Manila), by',
    cell: ({ changedAt, changedBy }) => <TwoLines first={formatInstant(changedAt)} second={changedBy} />,
    tight: true,
  },
  { name: 'What', cell: ({ act, subject }) => <TwoLines first={act} second={subject} />, tight: true },
  { name: 'Before', cell: ({ before }) => valueText(before) },
  { name: 'After', cell: ({ after }) => valueText(after) },
  { name: 'Why', cell: ({ reason }) => reason || '–' },
]

const valueText = (value: unknown): string => (value === null || value === undefined ? '–' : JSON.stringify(value))
