import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import {
  type Column,
  DataTable,
  failureText,
  Notice,
  Pager,
  ReasonDialog,
  TwoLines,
  useMay,
  useStaffQuery,
} from '#features/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { bringBackVersion } from '../catalogue-contract.ts'
import { listCatalogueHistory } from '../staff-contract.ts'
import { useCatalogueAction } from './use-catalogue-action.ts'

type Version = ResponseOf<typeof listCatalogueHistory>['versions'][number]

/** Every version of the game list: what made it, and who. */
export function CatalogueHistory() {
  const [begins, setBegins] = useState<readonly (number | undefined)[]>([undefined])
  const [chosen, setChosen] = useState<Version>()
  const mayBringBack = useMay()('catalogue.bringBack')
  const before = begins.at(-1)
  const request = before === undefined ? {} : { before }
  const { answer, failure, refreshing } = useStaffQuery(listCatalogueHistory, request)
  return (
    <>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Versions"
        columns={mayBringBack ? [...columns, backColumn(setChosen)] : columns}
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
