import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import {
  type Column,
  DataTable,
  failureText,
  Notice,
  Pager,
  ReasonDialog,
  useMay,
  useStaffQuery,
} from '#features/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { listDifferences, resolveDifference } from '../staff-contract.ts'
import { DifferenceNumbers } from './difference-numbers.tsx'
import { type Difference, DifferenceSubject, kindLabels } from './difference-subject.tsx'
import styles from './differences-panel.module.css'
import { useWalletAction } from './use-wallet-action.ts'

type Kind = Difference['kind']

const kinds = [
  { value: '', label: 'Any kind' },
  ...Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
]
const states = [
  { value: 'open', label: 'To be looked at' },
  { value: 'resolved', label: 'Explained' },
]
const isKind = (value: string): value is Kind => Object.hasOwn(kindLabels, value)

/** Where a provider's numbers and ours are not the same. */
export function DifferencesPanel() {
  const may = useMay()
  const act = useWalletAction()
  const [kind, setKind] = useState<Kind | ''>('')
  const [isResolved, setResolved] = useState(false)
  const [page, setPage] = useState(0)
  const [explaining, setExplaining] = useState<Difference>()
  const { answer, failure, refreshing } = useStaffQuery(listDifferences, { kind, isResolved, page })
  const last = isResolved ? [explainedColumn] : may('gameDifference.resolve') ? [explainColumn(setExplaining)] : []
  return (
    <>
      <div className={styles.filters}>
        <Select
          label="Kind"
          options={kinds}
          value={kind}
          onChange={({ currentTarget: { value } }) => {
            setKind(isKind(value) ? value : '')
            setPage(0)
          }}
        />
        <Select
          label="State"
          options={states}
          value={isResolved ? 'resolved' : 'open'}
          onChange={(event) => {
            setResolved(event.currentTarget.value === 'resolved')
            setPage(0)
          }}
        />
      </div>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <DataTable
        label="Differences"
        columns={[...columns, ...last]}
        rows={answer?.differences ?? []}
        rowKey={({ id }) => id}
        empty={answer ? 'None. The numbers of the providers are ours.' : 'Loading …'}
        refreshing={refreshing}
      />
      <Pager
        page={page + 1}
        hasMore={answer?.hasMore === true}
        onBack={() => setPage(page - 1)}
        onNext={() => setPage(page + 1)}
      />
      <ReasonDialog
        open={explaining !== undefined}
        title="Explain this difference?"
        confirmLabel="It is explained"
        act={(reason) => act(resolveDifference, { differenceId: explaining?.id ?? 1, reason }, 'Explained.')}
        onClose={() => setExplaining(undefined)}
      >
        <p>Nothing moves. Say what was found out; the difference comes back when it is found again.</p>
        {explaining && <DifferenceNumbers ours={explaining.ours} theirs={explaining.theirs} />}
      </ReasonDialog>
    </>
  )
}

const columns: readonly Column<Difference>[] = [
  { name: 'Found (Manila)', cell: ({ foundAt }) => formatInstant(foundAt), tight: true },
  { name: 'Provider', cell: ({ providerId }) => <a href={`/providers/${providerId}`}>{providerId}</a>, tight: true },
  { name: 'About', cell: (difference) => <DifferenceSubject {...difference} /> },
  { name: 'Numbers', cell: ({ ours, theirs }) => <DifferenceNumbers ours={ours} theirs={theirs} />, tight: true },
]

const explainedColumn: Column<Difference> = {
  name: 'Explained by',
  cell: ({ resolvedBy }) => resolvedBy ?? '–',
  tight: true,
}

const explainColumn = (onExplain: (difference: Difference) => void): Column<Difference> => ({
  name: 'Action',
  cell: (difference) => (
    <Button variant="secondary" size="small" onClick={() => onExplain(difference)}>
      Explain
    </Button>
  ),
  tight: true,
})
