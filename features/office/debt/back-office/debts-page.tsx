import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { useApprovalRequest } from '#features/office/approval/back-office/index.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { useTab } from '#platform/office-ui/use-tab.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { listDebts, requestWriteOff } from '../contract.ts'
import type { DebtKind } from '../open-debt.ts'
import styles from './debts-page.module.css'

type Debt = ResponseOf<typeof listDebts>['rows'][number]

const tabs = [
  { id: 'game', label: 'Of games' },
  { id: 'deposit', label: 'Of deposits' },
] as const satisfies readonly { id: DebtKind; label: string }[]

/** Players' debts, and the request to write one off. */
export function DebtsPage() {
  const [kind, setKind] = useTab<DebtKind>(tabs, 'game')
  return (
    <>
      <PageHead title="Debts">
        What players owe after a correction or a payment that was taken back. Their games and deposits repay it first.
      </PageHead>
      <Tabs id="debts" label="Debts" tabs={tabs} selected={kind} onSelect={setKind} />
      <TabPanel tabs="debts" tab={kind} className={styles.panel}>
        <DebtTable key={kind} kind={kind} />
      </TabPanel>
    </>
  )
}

const filters: readonly ListFilter[] = [{ kind: 'number', name: 'playerId', label: 'Player id' }]

function DebtTable({ kind }: { readonly kind: DebtKind }) {
  const may = useMay()
  const [giving, setGiving] = useState<Debt>()
  return (
    <>
      <StaffList
        call={listDebts}
        label="Open debts"
        filters={filters}
        given={{ kind }}
        columns={may('debt.requestWriteOff') ? [...columns, writeOffColumn(setGiving)] : columns}
        rowKey={({ id }) => id}
        empty="Nobody owes anything."
        sort="oldest"
      />
      {giving && <WriteOffDialog kind={kind} debt={giving} onClose={() => setGiving(undefined)} />}
    </>
  )
}

type WriteOffProps = { readonly kind: DebtKind; readonly debt: Debt; readonly onClose: () => void }

function WriteOffDialog({ kind, debt: { id, playerId, owed }, onClose }: WriteOffProps) {
  const { requestKey, send } = useApprovalRequest()
  return (
    <ReasonDialog
      open
      title="Write this debt off?"
      confirmLabel="Ask"
      act={(reason) => send(requestWriteOff, { requestKey, kind, id, reason })}
      onClose={onClose}
    >
      <p>
        Player {playerId} owes {formatMoney(owed)}. Once somebody else approves, the house bears what is left of it by
        then, and the player is told in the record.
      </p>
    </ReasonDialog>
  )
}

const columns: readonly Column<Debt>[] = [
  { name: 'Since (Manila)', cell: ({ at }) => formatInstant(at), tight: true, sorts: newestOrOldest },
  { name: 'Player', cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: 'Of what', cell: ({ id }) => id },
  {
    name: 'Open, of',
    cell: ({ owed, amount }) => <TwoLines first={formatMoney(owed)} second={formatMoney(amount)} />,
    tight: true,
  },
]

const writeOffColumn = (onWriteOff: (debt: Debt) => void): Column<Debt> => ({
  name: 'Action',
  cell: (debt) => (
    <Button variant="secondary" size="small" onClick={() => onWriteOff(debt)}>
      Write off
    </Button>
  ),
  tight: true,
})
