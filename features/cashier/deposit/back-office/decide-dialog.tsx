import { useState } from 'react'
import { formatMoney } from '#core/money/format-money.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { decideMatch } from '../staff-contract.ts'
import type { StaffOrder } from './staff-order.ts'
import { useDepositAction } from './use-deposit-action.ts'

type Decision = 'approved' | 'refused'
const decisions = [
  { value: 'approved', label: 'Credit it' },
  { value: 'refused', label: 'It is not this one' },
] as const satisfies readonly { value: Decision; label: string }[]

type DecideDialogProps = { readonly order: StaffOrder | undefined; readonly onClose: () => void }

/** The second person confirms; only then the money moves. */
export function DecideDialog({ order, onClose }: DecideDialogProps) {
  const act = useDepositAction()
  const [decision, setDecision] = useState<Decision>('approved')
  const match = order?.match
  if (!order || !match) return null
  return (
    <ReasonDialog
      open
      title="Is this the transfer?"
      confirmLabel={decision === 'approved' ? `Credit ${formatMoney(match.amount)}` : 'Refuse the proposal'}
      destructive={decision === 'refused'}
      act={(reason) => act(decideMatch, { matchId: match.id, decision, reason }, 'Decided.')}
      onClose={onClose}
    >
      <FactList
        facts={[
          { name: 'Order', value: order.orderId },
          { name: 'Asked for', value: formatMoney(order.amount) },
          { name: 'Arrived', value: formatMoney(match.amount) },
          { name: 'Line of the statement', value: match.bankReference },
          { name: 'Proposed by', value: match.proposedBy },
        ]}
      />
      <SegmentedControl label="Decision" options={decisions} value={decision} onChange={setDecision} />
    </ReasonDialog>
  )
}
