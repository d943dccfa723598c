import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { requestUnbind, sendPasswordCode } from '../staff-contract.ts'
import type { Player } from './player.ts'
import { usePlayerAction } from './use-player-action.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

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
    const reply = await act(requestUnbind, { playerId, requestKey, reason }, messages.unlinkRequested)
    if (reply.kind === 'answer') setRequestKey(crypto.randomUUID())
    return reply
  }
  return (
    <>
      {may('player.sendPasswordCode') && (
        <Button variant="secondary" size="small" icon="phone" onClick={() => setOpen('code')}>
          {messages.sendCode}
        </Button>
      )}
      {may('player.requestUnbind') && accountType !== 'phone' && (
        <Button variant="secondary" size="small" icon="link" onClick={() => setOpen('unbind')}>
          {messages.unlinkNumber}
        </Button>
      )}
      <ReasonDialog
        open={open === 'code'}
        title={formatMessage(messages.sendCodeTitle, { nickname })}
        confirmLabel={messages.sendCodeConfirm}
        act={(reason) => act(sendPasswordCode, { playerId, reason }, messages.codeSent)}
        onClose={close}
      >
        {messages.sendCodeBody}
      </ReasonDialog>
      <ReasonDialog
        open={open === 'unbind'}
        title={formatMessage(messages.unlinkTitle, { nickname })}
        confirmLabel={messages.unlinkConfirm}
        destructive
        act={askToUnbind}
        onClose={close}
      >
        {messages.unlinkBody}
      </ReasonDialog>
    </>
  )
}
