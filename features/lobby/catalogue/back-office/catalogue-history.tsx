import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { bringBackVersion } from '../shelf-contract.ts'
import { listCatalogueHistory } from '../staff-contract.ts'
import { useCatalogueAction } from './use-catalogue-action.ts'

type Version = ResponseOf<typeof listCatalogueHistory>['rows'][number]

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'subject', label: 'What', placeholder: 'game:12' },
  { kind: 'fromDay', name: 'from', label: 'From day' },
  { kind: 'untilDay', name: 'until', label: 'To day' },
]

/** Every version of the game list: its cause and author. */
export function CatalogueHistory() {
  const [chosen, setChosen] = useState<Version>()
  const mayBringBack = useMay()('catalogue.bringBack')
  return (
    <>
      <StaffList
        call={listCatalogueHistory}
        label="Versions"
        filters={filters}
        columns={mayBringBack ? [...columns, backColumn(setChosen)] : columns}
        rowKey={({ version }) => version}
        empty="Nothing was changed yet."
        sort="newest"
      />
      {chosen && <TakeBackDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function TakeBackDialog({ chosen, onClose }: { readonly chosen: Version; readonly onClose: () => void }) {
  const act = useCatalogueAction()
  const { version, subject, before, after } = chosen
  return (
    <ReasonDialog
      open
      title={`Take version ${version} back?`}
      confirmLabel="Take it back"
      act={(reason) => act(bringBackVersion, { version, reason }, 'It is as it was before.')}
      onClose={onClose}
    >
      <p>
        {subject}: {valueText(after)} becomes {valueText(before)}. Players see it at once, as a new version; nothing
        else is touched.
      </p>
    </ReasonDialog>
  )
}

const columns: readonly Column<Version>[] = [
  { name: 'Version', cell: ({ version }) => version, tight: true, sorts: newestOrOldest },
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

const backColumn = (onChoose: (version: Version) => void): Column<Version> => ({
  name: 'Action',
  cell: (version) =>
    /^(type|brand|game|order):/.test(version.subject) && (
      <Button variant="secondary" size="small" icon="history" onClick={() => onChoose(version)}>
        Take back
      </Button>
    ),
  tight: true,
})

const valueText = (value: unknown): string => (value === null || value === undefined ? '–' : JSON.stringify(value))
