import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { ValueChanges } from '#platform/office-ui/value-changes.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { bringBackVersion } from '../shelf-contract.ts'
import { listCatalogueHistory } from '../staff-contract.ts'
import { actName, catalogueChanges, changeName, changeText } from './catalogue-change.ts'
import { useCatalogueAction } from './use-catalogue-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Version = ResponseOf<typeof listCatalogueHistory>['rows'][number]

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'subject', label: messages.subject, placeholder: 'game:12' },
  { kind: 'fromDay', name: 'from', label: messages.from },
  { kind: 'untilDay', name: 'until', label: messages.to },
]

/** Every version of the game list: its cause and author. */
export function CatalogueHistory() {
  const [chosen, setChosen] = useState<Version>()
  const mayBringBack = useMay()('catalogue.bringBack')
  return (
    <>
      <StaffList
        call={listCatalogueHistory}
        label={messages.versions}
        filters={filters}
        columns={mayBringBack ? [...columns, backColumn(setChosen)] : columns}
        rowKey={({ version }) => version}
        empty={messages.historyEmpty}
        sort="newest"
      />
      {chosen && <TakeBackDialog chosen={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function TakeBackDialog({ chosen, onClose }: { readonly chosen: Version; readonly onClose: () => void }) {
  const act = useCatalogueAction()
  const { version, subject } = chosen
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.revertTitle, { version })}
      confirmLabel={messages.revertConfirm}
      act={(reason) => act(bringBackVersion, { version, reason }, messages.reverted)}
      onClose={onClose}
    >
      <p>{formatMessage(messages.revertBody, { subject })}</p>
      <Changes of={chosen} />
    </ReasonDialog>
  )
}

const Changes = ({ of }: { readonly of: Version }) => (
  <ValueChanges changes={catalogueChanges(of)} nameOf={changeName} textOf={changeText} />
)

const columns: readonly Column<Version>[] = [
  { name: messages.version, cell: ({ version }) => version, tight: true, sorts: newestOrOldest },
  {
    name: messages.changedManila,
    cell: ({ changedAt, changedBy }) => <TwoLines first={formatInstant(changedAt)} second={changedBy} />,
    tight: true,
  },
  {
    name: messages.subject,
    cell: ({ act, subject }) => <TwoLines first={actName(act)} second={subject} />,
    tight: true,
  },
  { name: messages.changes, cell: (version) => <Changes of={version} /> },
  { name: messages.reason, cell: ({ reason }) => reason || '–' },
]

const backColumn = (onChoose: (version: Version) => void): Column<Version> => ({
  name: messages.action,
  cell: (version) =>
    /^(type|brand|game|order):/.test(version.subject) && (
      <Button variant="secondary" size="small" icon="history" onClick={() => onChoose(version)}>
        {messages.revert}
      </Button>
    ),
  tight: true,
})
