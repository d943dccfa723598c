import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { useApprovalRequest } from '#features/office/approval/back-office/index.ts'
import { StaffList, useMay } from '#features/office/staff/back-office/index.ts'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { payoutWords } from '../desk-words.ts'
import { listPayouts, refusePayout, requestPayout } from '../staff-contract.ts'
import styles from './agents-page.module.css'
import { messages } from './messages/en.ts'

type Payout = ResponseOf<typeof listPayouts>['rows'][number]
type Choice = { readonly payout: Payout; readonly act: 'request' | 'refuse' }

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'state',
    label: messages.show,
    options: [
      { value: 'waiting', label: payoutWords.waiting },
      { value: 'paid', label: payoutWords.paid },
      { value: 'refused', label: payoutWords.refused },
      { value: 'all', label: messages.all },
    ],
  },
  { kind: 'number', name: 'agentId', label: messages.agentId },
]

/** What agents moved to their balance; large sums wait for two members. */
export function Payouts() {
  const may = useMay()
  const [chosen, setChosen] = useState<Choice>()
  const mayAct = may('agent.requestPayout') || may('agent.refusePayout')
  return (
    <>
      <StaffList
        call={listPayouts}
        label={messages.payouts}
        filters={filters}
        columns={mayAct ? [...columns, actColumn(may('agent.requestPayout'), setChosen)] : columns}
        rowKey={({ id }) => id}
        empty={messages.noPayouts}
        sort="oldest"
      />
      {chosen && <DecideDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function DecideDialog({ payout: { id, agentId, amount }, act, onClose }: Choice & { readonly onClose: () => void }) {
  const { requestKey, send } = useApprovalRequest()
  const words = { agentId, amount: formatMoney(amount) }
  return (
    <ReasonDialog
      open
      title={act === 'request' ? messages.requestTitle : messages.returnTitle}
      confirmLabel={act === 'request' ? messages.request : messages.returnIt}
      act={(reason) =>
        act === 'request' ? send(requestPayout, { id, requestKey, reason }) : send(refusePayout, { id, reason })
      }
      onClose={onClose}
    >
      <p>{formatMessage(act === 'request' ? messages.requestText : messages.returnText, words)}</p>
    </ReasonDialog>
  )
}

const tones = { paid: 'success', waiting: 'warning', refused: 'neutral' } as const

const columns: readonly Column<Payout>[] = [
  {
    name: messages.requestedAt,
    cell: ({ requestedAt, id }) => (
      <TwoLines first={formatInstant(requestedAt)} second={formatMessage(messages.number, { id })} />
    ),
    tight: true,
    sorts: newestOrOldest,
  },
  { name: messages.agent, cell: ({ agentId }) => <a href={`/players/${agentId}`}>{agentId}</a>, tight: true },
  { name: messages.promotion, cell: ({ title }) => title },
  { name: messages.amount, cell: ({ amount }) => formatMoney(amount), tight: true, numeric: true },
  {
    name: messages.state,
    cell: ({ state, decidedBy }) => (
      <>
        <Badge tone={tones[state]}>{payoutWords[state]}</Badge> {decidedBy}
      </>
    ),
  },
]

const actColumn = (mayRequest: boolean, onAct: (choice: Choice) => void): Column<Payout> => ({
  name: messages.decide,
  tight: true,
  cell: (payout) =>
    payout.state === 'waiting' && (
      <span className={styles.acts}>
        {mayRequest && (
          <Button size="small" variant="secondary" icon="check" onClick={() => onAct({ payout, act: 'request' })}>
            {messages.request}
          </Button>
        )}
        <Button size="small" variant="secondary" icon="close" onClick={() => onAct({ payout, act: 'refuse' })}>
          {messages.returnIt}
        </Button>
      </span>
    ),
})
