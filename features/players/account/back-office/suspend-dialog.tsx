import { useState } from 'react'
import { days } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { Select } from '#platform/ui/select/select.tsx'
import { suspendPlayer } from '../staff-contract.ts'
import type { PlayerAction } from './use-player-action.ts'

const ends = [
  { value: '1', label: 'For 1 day' },
  { value: '7', label: 'For 7 days' },
  { value: '30', label: 'For 30 days' },
  { value: '90', label: 'For 90 days' },
  { value: '', label: 'Until it is lifted' },
]

type SuspendDialogProps = {
  readonly open: boolean
  readonly playerId: number
  readonly nickname: string
  readonly act: PlayerAction
  readonly onClose: () => void
}

export function SuspendDialog({ open, playerId, nickname, act, onClose }: SuspendDialogProps) {
  const [length, setLength] = useState('7')
  const suspend = (reason: string) => {
    const until = length === '' ? -1 : addDuration(systemClock.now(), days(Number(length)))
    return act(suspendPlayer, { playerId, until, reason }, `${nickname} is suspended.`)
  }
  return (
    <ReasonDialog
      open={open}
      title={`Suspend ${nickname}?`}
      confirmLabel="Suspend"
      destructive
      act={suspend}
      onClose={onClose}
    >
      <p>Every session ends at once. The player cannot sign in until then, and sees that the account is suspended.</p>
      <Select
        label="How long"
        options={ends}
        value={length}
        onChange={(event) => setLength(event.currentTarget.value)}
      />
    </ReasonDialog>
  )
}
