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
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './debts-page.module.css'

type Debt = ResponseOf<typeof listDebts>['rows'][number]

const tabs = [
  { id: 'game', label: messages.fromGames },
  { id: 'deposit', label: messages.fromDeposits },
] as const satisfies readonly { id: DebtKind; label: string }[]

/** Players' debts, and the request to write one off. */
export function DebtsPage() {
  const [kind, setKind] = useTab<DebtKind>(tabs, 'game')
  return (
    <>
      <PageHead title={messages.debts}>{messages.intro}</PageHead>
      <Tabs id="debts" label={messages.debts} tabs={tabs} selected={kind} onSelect={setKind} />
      <TabPanel tabs="debts" tab={kind} className={styles.panel}>
        <DebtTable key={kind} kind={kind} />
      </TabPanel>
    </>
  )
}

const filters: readonly ListFilter[] = [{ kind: 'number', name: 'playerId', label: messages.playerId }]

function DebtTable({ kind }: { readonly kind: DebtKind }) {
  const may = useMay()
  const [giving, setGiving] = useState<Debt>()
  return (
    <>
      <StaffList
        call={listDebts}
        label={messages.openDebts}
        filters={filters}
        given={{ kind }}
        columns={may('debt.requestWriteOff') ? [...columns, writeOffColumn(setGiving)] : columns}
        rowKey={({ id }) => id}
        empty={messages.noDebts}
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
      title={messages.writeOffTitle}
      confirmLabel={messages.submit}
      act={(reason) => send(requestWriteOff, { requestKey, kind, id, reason })}
      onClose={onClose}
    >
      <p>{formatMessage(messages.writeOffText, { playerId, owed: formatMoney(owed) })}</p>
    </ReasonDialog>
  )
}

const columns: readonly Column<Debt>[] = [
  { name: messages.since, cell: ({ at }) => formatInstant(at), tight: true, sorts: newestOrOldest },
  { name: messages.player, cell: ({ playerId }) => <a href={`/players/${playerId}`}>{playerId}</a>, tight: true },
  { name: messages.source, cell: ({ id }) => id },
  {
    name: messages.openOriginal,
    cell: ({ owed, amount }) => <TwoLines first={formatMoney(owed)} second={formatMoney(amount)} />,
    tight: true,
    numeric: true,
  },
]

const writeOffColumn = (onWriteOff: (debt: Debt) => void): Column<Debt> => ({
  name: messages.action,
  cell: (debt) => (
    <Button variant="secondary" size="small" onClick={() => onWriteOff(debt)}>
      {messages.writeOff}
    </Button>
  ),
  tight: true,
})
