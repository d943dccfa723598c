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
import { differenceWords } from '../desk-words.ts'
import { type Difference, DifferenceSubject } from './difference-subject.tsx'
import { useGameProviderName } from './use-game-provider-name.ts'
import { useWalletAction } from './use-wallet-action.ts'
import { messages } from './messages/en.ts'

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: messages.type,
    options: [
      { value: '', label: messages.anyType },
      ...Object.entries(differenceWords).map(([value, label]) => ({ value, label })),
    ],
  },
  {
    kind: 'choice',
    name: 'isResolved',
    label: messages.status,
    options: [
      { value: 'open', label: messages.open },
      { value: 'resolved', label: messages.resolved },
    ],
    parameterOf: (value) => value === 'resolved',
  },
]

/** Where a provider's numbers and ours differ. */
export function DifferencesPanel() {
  const may = useMay()
  const act = useWalletAction()
  const providerName = useGameProviderName()
  const [explaining, setExplaining] = useState<Difference>()
  return (
    <>
      <StaffList
        call={listDifferences}
        label={messages.differences}
        filters={filters}
        columns={[...columnsWith(providerName), lastColumn(may('gameDifference.resolve') ? setExplaining : undefined)]}
        rowKey={({ id }) => id}
        empty={messages.differencesEmpty}
        sort="newest"
      />
      <ReasonDialog
        open={explaining !== undefined}
        title={messages.resolveTitle}
        confirmLabel={messages.resolveConfirm}
        act={(reason) => act(resolveDifference, { differenceId: explaining?.id ?? 1, reason }, messages.resolvedToast)}
        onClose={() => setExplaining(undefined)}
      >
        <p>{messages.resolveBody}</p>
        {explaining && <DifferenceNumbers ours={explaining.ours} theirs={explaining.theirs} />}
      </ReasonDialog>
    </>
  )
}

const columnsWith = (providerName: (id: string) => string | undefined): readonly Column<Difference>[] => [
  { name: messages.foundManila, cell: ({ foundAt }) => formatInstant(foundAt), tight: true, sorts: newestOrOldest },
  {
    name: messages.provider,
    cell: ({ providerId }) => <a href={`/providers/${providerId}`}>{providerName(providerId) ?? providerId}</a>,
    tight: true,
  },
  { name: messages.subject, cell: (difference) => <DifferenceSubject {...difference} /> },
  {
    name: messages.numbers,
    cell: ({ ours, theirs }) => <DifferenceNumbers ours={ours} theirs={theirs} />,
    tight: true,
  },
]

const lastColumn = (onExplain: ((difference: Difference) => void) | undefined): Column<Difference> => ({
  name: messages.resolvedBy,
  cell: (difference) =>
    difference.resolvedBy ??
    (onExplain ? (
      <Button variant="secondary" size="small" onClick={() => onExplain(difference)}>
        {messages.resolve}
      </Button>
    ) : (
      '–'
    )),
  tight: true,
})
