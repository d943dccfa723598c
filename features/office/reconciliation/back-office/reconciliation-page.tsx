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

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'isResolved',
    label: 'State',
    options: [
      { value: 'open', label: 'To be explained' },
      { value: 'resolved', label: 'Explained' },
    ],
    ask: (value) => value === 'resolved',
  },
]

/** Providers, ledger and orders compared, day by day. */
export function ReconciliationPage() {
  const may = useMay()
  const [explaining, setExplaining] = useState<Difference>()
  return (
    <>
      <PageHead title="Reconciliation">
        What payment providers settled, what the ledger has, and what the orders say. A day can be{' '}
        <a href="/daily-close">closed</a> when nothing is left to be explained.
      </PageHead>
      <StaffList
        call={listDifferences}
        label="Differences"
        filters={filters}
        columns={[...differenceColumns, lastColumn(may('reconciliation.resolve') ? setExplaining : undefined)]}
        rowKey={({ id }) => id}
        empty="None. Everything agrees to the centavo."
        sort="newest"
      />
      <DaysPanel />
      <ExplainDialog difference={explaining} onClose={() => setExplaining(undefined)} />
    </>
  )
}

const kinds = {
  missingHere: 'Missing here',
  missingThere: 'Missing there',
  amount: 'Amount',
  order: 'Order',
} as const satisfies Readonly<Record<Difference['kind'], string>>

const amountCell = (amount: Difference['ours']) => (amount === null ? '–' : <Money amount={amount} />)

const differenceColumns: readonly Column<Difference>[] = [
  { name: 'Day (Manila)', cell: ({ day }) => formatDay(day), tight: true, sorts: newestOrOldest },
  { name: 'Age', cell: ({ ageDays }) => `${ageDays} d`, tight: true },
  { name: 'Provider', cell: ({ provider }) => provider, tight: true },
  { name: 'Kind', cell: ({ kind, movement }) => `${kinds[kind]}, ${movement}`, tight: true },
  { name: 'Reference', cell: ({ reference }) => reference },
  { name: 'Ours', cell: ({ ours }) => amountCell(ours), tight: true, numeric: true },
  { name: 'Theirs', cell: ({ theirs }) => amountCell(theirs), tight: true, numeric: true },
]

const lastColumn = (onExplain: ((difference: Difference) => void) | undefined): Column<Difference> => ({
  name: 'Explained by',
  cell: (difference) =>
    difference.resolvedBy ??
    (onExplain ? (
      <Button variant="secondary" size="small" onClick={() => onExplain(difference)}>
        Explain
      </Button>
    ) : (
      '–'
    )),
  tight: true,
})
