import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { requestUnbind, sendPasswordCode } from '../staff-contract.ts'
import type { Player } from './player.ts'
import { usePlayerAction } from './use-player-action.ts'

/** Acts on the player's number: send a code for a new password, or unbind the number. */
export function NumberActions({ player }: { readonly player: Player }) {
  const { id: playerId, nickname, mobile, accountType } = player
  const may = useMay()
  const act = usePlayerAction()
  const [open, setOpen] = useState<'code' | 'unbind'>()
  // An idempotency key: the same form sent twice asks once.
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID())
  if (mobile === '') return null
  const close = () => setOpen(undefined)
  const askToUnbind = async (reason: string) => {
    const reply = await act(requestUnbind, { playerId, requestKey, reason }, 'Asked. Another member approves it.')
    if (reply.kind === 'answer') setRequestKey(crypto.randomUUID())
    return reply
  }
  return (
    <>
      {may('player.sendPasswordCode') && (
        <Button variant="secondary" size="small" icon="phone" onClick={() => setOpen('code')}>
          Code for a new password
        </Button>
      )}
      {may('player.requestUnbind') && accountType !== 'phone' && (
        <Button variant="secondary" size="small" icon="link" onClick={() => setOpen('unbind')}>
          Take the number off
        </Button>
      )}
      <ReasonDialog
        open={open === 'code'}
        title={`Send ${nickname} a code for a new password?`}
        confirmLabel="Send"
        act={(reason) => act(sendPasswordCode, { playerId, reason }, 'The code is on its way.')}
        onClose={close}
      >
        It goes to the player’s own phone and is valid for five minutes. Nobody here sees it, and nobody should ask for
        it. The player enters it, with the mobile number, under “Forgot password”.
      </ReasonDialog>
      <ReasonDialog
        open={open === 'unbind'}
        title={`Take the mobile number off the account of ${nickname}?`}
        confirmLabel="Ask for it"
        destructive
        act={askToUnbind}
        onClose={close}
      >
        Somebody of risk has to approve. Then every session ends and withdrawals rest for a day.
      </ReasonDialog>
    </>
  )
}
