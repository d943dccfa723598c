import { useState } from 'react'
import type { Call, RequestOf } from '#core/contract/call.ts'
import type { Reply } from '#core/contract/client.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { useClient } from '#platform/browser/client/client-context.tsx'
import { useRefreshCalls } from '#platform/browser/client/use-refresh-calls.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import {
  approveWithdrawal,
  findWithdrawals,
  holdWithdrawal,
  rejectWithdrawal,
  viewWithdrawal,
} from '../staff-contract.ts'
import { isHoldable, rejectReasons, type RejectReason } from '../withdrawal-states.ts'
import { endWords, type StaffWithdrawal } from './withdrawal-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const becauseOptions = rejectReasons.map((value) => ({ value, label: endWords[value] }))

/** The decisions possible now for the member's role. */
export function WithdrawalDecisions({ withdrawal }: { readonly withdrawal: StaffWithdrawal }) {
  const { orderId, version, state, amount, isHeld } = withdrawal
  const may = useMay()
  const act = useDecision()
  const [open, setOpen] = useState<'approve' | 'reject' | 'hold'>()
  const close = () => setOpen(undefined)
  const isWaiting = state === 'MANUAL_REVIEW'
  const decided = { orderId, version }
  return (
    <>
      {may('withdrawal.hold') && isHoldable(state) && !isHeld && (
        <Button variant="secondary" size="small" icon="lock" onClick={() => setOpen('hold')}>
          {messages.hold}
        </Button>
      )}
      {may('withdrawal.reject') && isWaiting && (
        <Button variant="danger" size="small" icon="close" onClick={() => setOpen('reject')}>
          {messages.reject}
        </Button>
      )}
      {may('withdrawal.approve') && isWaiting && (
        <Button size="small" icon="check" onClick={() => setOpen('approve')}>
          {messages.approve}
        </Button>
      )}
      <ReasonDialog
        open={open === 'approve'}
        title={formatMessage(messages.approveTitle, { amount: formatMoney(amount) })}
        confirmLabel={messages.approve}
        act={(reason) => act(approveWithdrawal, { ...decided, reason }, messages.approveDone)}
        onClose={close}
      >
        {messages.approveText}
      </ReasonDialog>
      <ReasonDialog
        open={open === 'hold'}
        title={messages.holdTitle}
        confirmLabel={messages.hold}
        act={(reason) => act(holdWithdrawal, { ...decided, reason }, messages.holdDone)}
        onClose={close}
      >
        {messages.holdText}
      </ReasonDialog>
      <RejectDialog open={open === 'reject'} withdrawal={withdrawal} act={act} onClose={close} />
    </>
  )
}

type RejectDialogProps = {
  readonly open: boolean
  readonly withdrawal: StaffWithdrawal
  readonly act: Decide
  readonly onClose: () => void
}

function RejectDialog({ open, withdrawal: { orderId, version, amount }, act, onClose }: RejectDialogProps) {
  const [because, setBecause] = useState<RejectReason>('termsNotMet')
  return (
    <ReasonDialog
      open={open}
      title={formatMessage(messages.rejectTitle, { amount: formatMoney(amount) })}
      confirmLabel={messages.reject}
      destructive
      act={(reason) => act(rejectWithdrawal, { orderId, version, because, reason }, messages.rejectDone)}
      onClose={onClose}
    >
      <p>{messages.rejectText}</p>
      <Select
        label={messages.rejectReason}
        options={becauseOptions}
        value={because}
        onChange={({ currentTarget: { value } }) =>
          setBecause(rejectReasons.find((each) => each === value) ?? 'termsNotMet')
        }
      />
    </ReasonDialog>
  )
}

type Decide = <C extends Call>(call: C, request: RequestOf<C>, done: string) => Promise<Reply<C>>

/** Decides and refetches withdrawals. A refusal also means that they were out of date. */
function useDecision(): Decide {
  const client = useClient()
  const refresh = useRefreshCalls()
  return async (call, request, done) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') toast(done, { tone: 'success' })
    if (reply.kind === 'answer' || reply.kind === 'refusal') void refresh(viewWithdrawal, findWithdrawals)
    return reply
  }
}
