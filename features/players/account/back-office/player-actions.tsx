import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { endPlayerSessions, liftSuspension } from '../staff-contract.ts'
import { NumberActions } from './number-actions.tsx'
import type { Player } from './player.ts'
import { SuspendDialog } from './suspend-dialog.tsx'
import { usePlayerAction } from './use-player-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** The acts that the player's state and the member's role allow. */
export function PlayerActions({ player }: { readonly player: Player }) {
  const { id: playerId, state, nickname } = player
  const may = useMay()
  const act = usePlayerAction()
  const [open, setOpen] = useState<'suspend' | 'lift' | 'endSessions'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <NumberActions player={player} />
      {may('player.endSessions') && (
        <Button variant="secondary" size="small" icon="logout" onClick={() => setOpen('endSessions')}>
          {messages.endAllSessions}
        </Button>
      )}
      {may('player.lift') && state === 'suspended' && (
        <Button variant="secondary" size="small" icon="check" onClick={() => setOpen('lift')}>
          {messages.liftSuspension}
        </Button>
      )}
      {may('player.suspend') && state === 'active' && (
        <Button variant="danger" size="small" icon="lock" onClick={() => setOpen('suspend')}>
          {messages.suspend}
        </Button>
      )}
      <SuspendDialog open={open === 'suspend'} playerId={playerId} nickname={nickname} act={act} onClose={close} />
      <ReasonDialog
        open={open === 'lift'}
        title={formatMessage(messages.liftTitle, { nickname })}
        confirmLabel={messages.liftConfirm}
        act={(reason) => act(liftSuspension, { playerId, reason }, messages.suspensionLifted)}
        onClose={close}
      >
        {messages.liftBody}
      </ReasonDialog>
      <ReasonDialog
        open={open === 'endSessions'}
        title={formatMessage(messages.endSessionsTitle, { nickname })}
        confirmLabel={messages.endAllSessions}
        destructive
        act={(reason) => act(endPlayerSessions, { playerId, reason }, messages.sessionsEnded)}
        onClose={close}
      >
        {messages.endSessionsBody}
      </ReasonDialog>
    </>
  )
}
