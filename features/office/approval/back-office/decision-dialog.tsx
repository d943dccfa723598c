import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { approveRequest, refuseRequest, withdrawRequest } from '../contract.ts'
import type { Approval } from './approval.ts'
import { useApprovalAction } from './use-approval-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type Verdict = 'approve' | 'refuse' | 'withdraw'

const words = {
  approve: {
    ask: messages.approve,
    about: messages.itIsCarriedOutAt,
    done: messages.approvedAndDone,
  },
  refuse: { ask: messages.refuse, about: messages.nothingHappensWhoeverAskedReads, done: messages.refused2 },
  withdraw: { ask: messages.takeBack, about: messages.nothingHappens, done: messages.takenBack2 },
} as const
const calls = { approve: approveRequest, refuse: refuseRequest, withdraw: withdrawRequest } as const

type DecisionDialogProps = {
  readonly request: Pick<Approval, 'id' | 'label' | 'facts'>
  readonly verdict: Verdict
  readonly onClose: () => void
}

export function DecisionDialog({ request: { id: approvalId, label, facts }, verdict, onClose }: DecisionDialogProps) {
  const act = useApprovalAction()
  const { ask, about, done } = words[verdict]
  return (
    <ReasonDialog
      open
      title={formatMessage(messages.askLabelNoApprovalId, { ask, label, approvalId })}
      confirmLabel={ask}
      destructive={verdict === 'refuse'}
      act={(reason) => act(calls[verdict], { approvalId, reason }, done)}
      onClose={onClose}
    >
      <p>{facts.map(({ name, value }) => `${name} ${value}`).join(' · ')}</p>
      <p>{about}</p>
    </ReasonDialog>
  )
}
