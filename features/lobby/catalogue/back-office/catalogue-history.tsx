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
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Version = ResponseOf<typeof listCatalogueHistory>['rows'][number]

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'subject', label: messages.what, placeholder: 'game:12' },
  { kind: 'fromDay', name: 'from', label: messages.fromDay },
  { kind: 'untilDay', name: 'until', label: messages.toDay },
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
        empty={messages.nothingWasChangedYet}
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
      title={formatMessage(messages.takeVersionVersionBack, { version })}
      confirmLabel={messages.takeItBack}
      act={(reason) => act(bringBackVersion, { version, reason }, messages.itIsAsItWas)}
      onClose={onClose}
    >
      <p>
        {formatMessage(messages.subjectValueBecomesValue2, {
          subject,
          value: valueText(after),
          value2: valueText(before),
        })}
      </p>
    </ReasonDialog>
  )
}

const columns: readonly Column<Version>[] = [
  { name: messages.version, cell: ({ version }) => version, tight: true, sorts: newestOrOldest },
  {
    name: messages.whenManilaBy,
    cell: ({ changedAt, changedBy }) => <TwoLines first={formatInstant(changedAt)} second={changedBy} />,
    tight: true,
  },
  { name: messages.what, cell: ({ act, subject }) => <TwoLines first={act} second={subject} />, tight: true },
  { name: messages.before, cell: ({ before }) => valueText(before) },
  { name: messages.after, cell: ({ after }) => valueText(after) },
  { name: messages.why, cell: ({ reason }) => reason || '–' },
]

const backColumn = (onChoose: (version: Version) => void): Column<Version> => ({
  name: messages.action,
  cell: (version) =>
    /^(type|brand|game|order):/.test(version.subject) && (
      <Button variant="secondary" size="small" icon="history" onClick={() => onChoose(version)}>
        {messages.takeBack}
      </Button>
    ),
  tight: true,
})

const valueText = (value: unknown): string => (value === null || value === undefined ? '–' : JSON.stringify(value))
