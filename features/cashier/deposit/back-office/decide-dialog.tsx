import { useState } from 'react'
import { formatMoney } from '#core/money/format-money.ts'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { decideMatch } from '../staff-contract.ts'
import type { StaffOrder } from './staff-order.ts'
import { useDepositAction } from './use-deposit-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Decision = 'approved' | 'refused'
const decisions = [
  { value: 'approved', label: messages.accept },
  { value: 'refused', label: messages.rejectChoice },
] as const satisfies readonly { value: Decision; label: string }[]

const doneTexts: Readonly<Record<Decision, string>> = {
  approved: messages.matchAccepted,
  refused: messages.matchRejected,
}

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
      title={messages.decideTitle}
      confirmLabel={
        decision === 'approved'
          ? formatMessage(messages.creditAmount, { amount: formatMoney(match.amount) })
          : messages.rejectMatch
      }
      destructive={decision === 'refused'}
      act={(reason) => act(decideMatch, { matchId: match.id, decision, reason }, doneTexts[decision])}
      onClose={onClose}
    >
      <FactList
        facts={[
          { name: messages.orderId, value: order.orderId },
          { name: messages.requestedAmount, value: formatMoney(order.amount) },
          { name: messages.receivedAmount, value: formatMoney(match.amount) },
          { name: messages.statementReference, value: match.bankReference },
          { name: messages.proposedBy, value: match.proposedBy },
        ]}
      />
      <SegmentedControl label={messages.decision} options={decisions} value={decision} onChange={setDecision} />
    </ReasonDialog>
  )
}
