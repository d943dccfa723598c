import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useStaffAction } from '#platform/office-ui/use-staff-action.ts'
import { approveRequest, listApprovals, refuseRequest, withdrawRequest } from '../contract.ts'
import { valueText } from '../rules.ts'
import type { Approval } from './approval.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type Verdict = 'approve' | 'refuse' | 'withdraw'

const words = {
  approve: {
    label: messages.approve,
    title: messages.approveTitle,
    about: messages.approveText,
    done: messages.approveDone,
  },
  refuse: {
    label: messages.reject,
    title: messages.rejectTitle,
    about: messages.rejectText,
    done: messages.rejectDone,
  },
  withdraw: {
    label: messages.cancelRequest,
    title: messages.cancelTitle,
    about: messages.cancelText,
    done: messages.cancelDone,
  },
} as const
const calls = { approve: approveRequest, refuse: refuseRequest, withdraw: withdrawRequest } as const

type DecisionDialogProps = {
  readonly request: Pick<Approval, 'id' | 'label' | 'facts'>
  readonly verdict: Verdict
  readonly onClose: () => void
}

export function DecisionDialog({ request: { id: approvalId, label, facts }, verdict, onClose }: DecisionDialogProps) {
  const act = useStaffAction(listApprovals)
  const { title, about, done, label: confirmLabel } = words[verdict]
  return (
    <ReasonDialog
      open
      title={formatMessage(title, { label, approvalId })}
      confirmLabel={confirmLabel}
      destructive={verdict === 'refuse'}
      act={(reason) => act(calls[verdict], { approvalId, reason }, done)}
      onClose={onClose}
    >
      <p>{facts.map((fact) => `${fact.name} ${valueText(fact)}`).join(' · ')}</p>
      <p>{about}</p>
    </ReasonDialog>
  )
}
