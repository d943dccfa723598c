import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { approveRequest, refuseRequest, withdrawRequest } from '../contract.ts'
import type { Approval } from './approval.ts'
import { useApprovalAction } from './use-approval-action.ts'

export type Verdict = 'approve' | 'refuse' | 'withdraw'

const words = {
  approve: {
    ask: 'Approve',
    about: 'It is carried out at once, and cannot be taken back here.',
    done: 'Approved and done.',
  },
  refuse: { ask: 'Refuse', about: 'Nothing happens. Whoever asked reads your reason.', done: 'Refused.' },
  withdraw: { ask: 'Take back', about: 'Nothing happens.', done: 'Taken back.' },
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
      title={`${ask}: ${label} no. ${approvalId}?`}
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
