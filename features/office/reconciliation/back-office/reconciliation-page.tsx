import { useState } from 'react'
import { paymentProviderName } from '#features/cashier/channel/back-office/index.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { formatRich } from '#platform/ui/rich/format-rich.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { listDifferences } from '../staff-contract.ts'
import { DaysPanel } from './days-panel.tsx'
import type { Difference } from './difference.ts'
import { ResolveDialog } from './reconciliation-dialogs.tsx'
import { differenceWords, movementWords } from '../desk-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'isResolved',
    label: messages.state,
    options: [
      { value: 'open', label: messages.open },
      { value: 'resolved', label: messages.resolved },
    ],
    parameterOf: (value) => value === 'resolved',
  },
]

/** Providers, ledger and orders compared, day by day. */
export function ReconciliationPage() {
  const may = useMay()
  const [resolving, setResolving] = useState<Difference>()
  return (
    <>
      <PageHead title={messages.reconciliation}>
        {formatRich(messages.intro, { dailyClose: <a href="/daily-close">{messages.dailyClose}</a> })}
      </PageHead>
      <StaffList
        call={listDifferences}
        label={messages.differences}
        filters={filters}
        columns={[...differenceColumns, lastColumn(may('reconciliation.resolve') ? setResolving : undefined)]}
        rowKey={({ id }) => id}
        empty={messages.noDifferences}
        sort="newest"
      />
      <DaysPanel />
      <ResolveDialog difference={resolving} onClose={() => setResolving(undefined)} />
    </>
  )
}

const amountCell = (amount: Difference['ours']) => (amount === null ? '–' : <Money amount={amount} />)

const differenceColumns: readonly Column<Difference>[] = [
  { name: messages.date, cell: ({ day }) => formatDay(day), tight: true, sorts: newestOrOldest },
  { name: messages.age, cell: ({ ageDays }) => formatMessage(messages.ageDays, { days: ageDays }), tight: true },
  { name: messages.provider, cell: ({ provider }) => paymentProviderName(provider), tight: true },
  {
    name: messages.kind,
    cell: ({ kind, movement }) =>
      formatMessage(messages.kindOf, { kind: differenceWords[kind], movement: movementWords[movement] }),
    tight: true,
  },
  { name: messages.reference, cell: ({ reference }) => reference },
  { name: messages.ledgerAmount, cell: ({ ours }) => amountCell(ours), tight: true, numeric: true },
  { name: messages.providerAmount, cell: ({ theirs }) => amountCell(theirs), tight: true, numeric: true },
]

const lastColumn = (onResolve: ((difference: Difference) => void) | undefined): Column<Difference> => ({
  name: messages.resolvedBy,
  cell: (difference) =>
    difference.resolvedBy ??
    (onResolve ? (
      <Button variant="secondary" size="small" onClick={() => onResolve(difference)}>
        {messages.resolve}
      </Button>
    ) : (
      '–'
    )),
  tight: true,
})
