import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { endPlayerSessions, liftSuspension } from '../staff-contract.ts'
import { NumberActions } from './number-actions.tsx'
import type { Player } from './player.ts'
import { SuspendDialog } from './suspend-dialog.tsx'
import { usePlayerAction } from './use-player-action.ts'

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
          End all sessions
        </Button>
      )}
      {may('player.lift') && state === 'suspended' && (
        <Button variant="secondary" size="small" icon="check" onClick={() => setOpen('lift')}>
          Lift suspension
        </Button>
      )}
      {may('player.suspend') && state === 'active' && (
        <Button variant="danger" size="small" icon="lock" onClick={() => setOpen('suspend')}>
          Suspend
        </Button>
      )}
      <SuspendDialog open={open === 'suspend'} playerId={playerId} nickname={nickname} act={act} onClose={close} />
      <ReasonDialog
        open={open === 'lift'}
        title={`Lift the suspension of ${nickname}?`}
        confirmLabel="Lift"
        act={(reason) => act(liftSuspension, { playerId, reason }, 'The suspension is lifted.')}
        onClose={close}
      >
        The player can sign in and play again at once.
      </ReasonDialog>
      <ReasonDialog
        open={open === 'endSessions'}
        title={`Sign ${nickname} out everywhere?`}
        confirmLabel="End all sessions"
        destructive
        act={(reason) => act(endPlayerSessions, { playerId, reason }, 'Signed out everywhere.')}
        onClose={close}
      >
        Every device is out with its next request. The player can sign in again.
      </ReasonDialog>
    </>
  )
}
