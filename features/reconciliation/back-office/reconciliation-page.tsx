import { useState } from 'react'
import { formatDay } from '#core/clock/manila-format.ts'
import {
  type Column,
  DataTable,
  failureText,
  Notice,
  PageHead,
  Pager,
  useMay,
  useStaffQuery,
} from '#features/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { listDifferences } from '../staff-contract.ts'
import { DaysPanel } from './days-panel.tsx'
import type { Difference } from './difference.ts'
import { ExplainDialog } from './reconciliation-dialogs.tsx'
import styles from './reconciliation-page.module.css'

const states = [
  { value: 'open', label: 'To be explained' },
  { value: 'resolved', label: 'Explained' },
] as const

/** Providers, ledger and orders side by side, day by day. */
export function ReconciliationPage() {
  const may = useMay()
  const [state, setState] = useState<'open' | 'resolved'>('open')
  const [page, setPage] = useState(0)
  const [explaining, setExplaining] = useState<Difference>()
  const { answer, failure, refreshing } = useStaffQuery(listDifferences, { isResolved: state === 'resolved', page })
  return (
    <>
      <PageHead title="Reconciliation">
        What payment providers settled, what the ledger has, and what the orders say. A day is closed when nothing is
        left to be explained.
      </PageHead>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <div className={styles.choice}>
        <SegmentedControl
          label="State"
          options={states}
          value={state}
          onChange={(next) => {
            setState(next)
            setPage(0)
          }}
        />
      </div>
      <DataTable
        label="Differences"
        columns={[
          ...differenceColumns,
          ...(state === 'open' && may('reconciliation.resolve') ? [explainColumn(setExplaining)] : []),
        ]}
        rows={answer?.differences ?? []}
        rowKey={({ id }) => id}
        empty={answer ? 'None. Everything agrees to the centavo.' : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={page + 1}
        hasMore={answer?.hasMore === true}
        onBack={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
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
  { name: 'Day (Manila)', cell: ({ day }) => formatDay(day), tight: true },
  { name: 'Age', cell: ({ ageDays }) => `${ageDays} d`, tight: true },
  { name: 'Provider', cell: ({ provider }) => provider, tight: true },
  { name: 'Kind', cell: ({ kind, movement }) => `${kinds[kind]}, ${movement}`, tight: true },
  { name: 'Reference', cell: ({ reference }) => reference },
  { name: 'Ours', cell: ({ ours }) => amountCell(ours), tight: true },
  { name: 'Theirs', cell: ({ theirs }) => amountCell(theirs), tight: true },
]

const explainColumn = (onExplain: (difference: Difference) => void): Column<Difference> => ({
  name: 'Action',
  cell: (difference) => (
    <Button variant="secondary" size="small" onClick={() => onExplain(difference)}>
      Explain
    </Button>
  ),
  tight: true,
})
