import { useState } from 'react'
import { formatDay } from '#core/clock/manila-format.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { listDifferences } from '../staff-contract.ts'
import { DaysPanel } from './days-panel.tsx'
import type { Difference } from './difference.ts'
import { ExplainDialog } from './reconciliation-dialogs.tsx'
import { messages } from './messages/en.ts'

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'isResolved',
    label: messages.state,
    options: [
      { value: 'open', label: messages.toBeExplained },
      { value: 'resolved', label: messages.explained2 },
    ],
    parameterOf: (value) => value === 'resolved',
  },
]

/** Providers, ledger and orders compared, day by day. */
export function ReconciliationPage() {
  const may = useMay()
  const [explaining, setExplaining] = useState<Difference>()
  return (
    <>
      <PageHead title={messages.reconciliation}>
        {messages.whatPaymentProvidersSettledWhat} <a href="/daily-close">{messages.closed}</a>{' '}
        {messages.whenNothingIsLeftTo}
      </PageHead>
      <StaffList
        call={listDifferences}
        label={messages.differences}
        filters={filters}
        columns={[...differenceColumns, lastColumn(may('reconciliation.resolve') ? setExplaining : undefined)]}
        rowKey={({ id }) => id}
        empty={messages.noneEverythingAgreesToThe}
        sort="newest"
      />
      <DaysPanel />
      <ExplainDialog difference={explaining} onClose={() => setExplaining(undefined)} />
    </>
  )
}

const kinds = {
  missingHere: messages.missingHere,
  missingThere: messages.missingThere,
  amount: messages.amount,
  order: messages.order,
} as const satisfies Readonly<Record<Difference['kind'], string>>

const amountCell = (amount: Difference['ours']) => (amount === null ? '–' : <Money amount={amount} />)

const differenceColumns: readonly Column<Difference>[] = [
  { name: messages.dayManila, cell: ({ day }) => formatDay(day), tight: true, sorts: newestOrOldest },
  { name: messages.age, cell: ({ ageDays }) => `${ageDays} d`, tight: true },
  { name: messages.provider, cell: ({ provider }) => provider, tight: true },
  { name: messages.kind, cell: ({ kind, movement }) => `${kinds[kind]}, ${movement}`, tight: true },
  { name: messages.reference, cell: ({ reference }) => reference },
  { name: messages.ours, cell: ({ ours }) => amountCell(ours), tight: true, numeric: true },
  { name: messages.theirs, cell: ({ theirs }) => amountCell(theirs), tight: true, numeric: true },
]

const lastColumn = (onExplain: ((difference: Difference) => void) | undefined): Column<Difference> => ({
  name: messages.explainedBy,
  cell: (difference) =>
    difference.resolvedBy ??
    (onExplain ? (
      <Button variant="secondary" size="small" onClick={() => onExplain(difference)}>
        {messages.explain}
      </Button>
    ) : (
      '–'
    )),
  tight: true,
})
