import { useState } from 'react'
import { days } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import type { StaffAction } from '#platform/office-ui/use-staff-action.ts'
import { Select } from '#platform/ui/select/select.tsx'
import { suspendPlayer } from '../staff-contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const ends = [
  { value: '1', label: messages.for1Day },
  { value: '7', label: messages.for7Days },
  { value: '30', label: messages.for30Days },
  { value: '90', label: messages.for90Days },
  { value: '', label: messages.untilItIsLifted },
]

type SuspendDialogProps = {
  readonly open: boolean
  readonly playerId: number
  readonly nickname: string
  readonly act: StaffAction
  readonly onClose: () => void
}

export function SuspendDialog({ open, playerId, nickname, act, onClose }: SuspendDialogProps) {
  const [length, setLength] = useState('7')
  const suspend = (reason: string) => {
    const until = length === '' ? -1 : addDuration(systemClock.now(), days(Number(length)))
    return act(suspendPlayer, { playerId, until, reason }, formatMessage(messages.suspendedToast, { nickname }))
  }
  return (
    <ReasonDialog
      open={open}
      title={formatMessage(messages.suspendTitle, { nickname })}
      confirmLabel={messages.suspend}
      destructive
      act={suspend}
      onClose={onClose}
    >
      <p>{messages.suspendBody}</p>
      <Select
        label={messages.duration}
        options={ends}
        value={length}
        onChange={(event) => setLength(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
