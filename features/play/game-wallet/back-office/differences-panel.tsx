import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { listDifferences, resolveDifference } from '../staff-contract.ts'
import { DifferenceNumbers } from './difference-numbers.tsx'
import { type Difference, DifferenceSubject, kindLabels } from './difference-subject.tsx'
import { useWalletAction } from './use-wallet-action.ts'

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: 'Kind',
    options: [
      { value: '', label: 'Any kind' },
      ...Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
    ],
  },
  {
    kind: 'choice',
    name: 'isResolved',
    label: 'State',
    options: [
      { value: 'open', label: 'To be looked at' },
      { value: 'resolved', label: 'Explained' },
    ],
    ask: (value) => value === 'resolved',
  },
]

/** Where a provider's numbers and ours differ. */
export function DifferencesPanel() {
  const may = useMay()
  const act = useWalletAction()
  const [explaining, setExplaining] = useState<Difference>()
  return (
    <>
      <StaffList
        call={listDifferences}
        label="Differences"
        filters={filters}
        columns={[...columns, lastColumn(may('gameDifference.resolve') ? setExplaining : undefined)]}
        rowKey={({ id }) => id}
        empty="None. The numbers of the providers are ours."
        sort="newest"
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
  { name: 'Found (Manila)', cell: ({ foundAt }) => formatInstant(foundAt), tight: true, sorts: newestOrOldest },
  { name: 'Provider', cell: ({ providerId }) => <a href={`/providers/${providerId}`}>{providerId}</a>, tight: true },
  { name: 'About', cell: (difference) => <DifferenceSubject {...difference} /> },
  { name: 'Numbers', cell: ({ ours, theirs }) => <DifferenceNumbers ours={ours} theirs={theirs} />, tight: true },
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
