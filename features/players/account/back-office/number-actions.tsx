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
    const reply = await act(requestUnbind, { playerId, requestKey, reason }, messages.askedAnotherMemberApprovesIt)
    if (reply.kind === 'answer') setRequestKey(crypto.randomUUID())
    return reply
  }
  return (
    <>
      {may('player.sendPasswordCode') && (
        <Button variant="secondary" size="small" icon="phone" onClick={() => setOpen('code')}>
          {messages.codeForANewPassword}
        </Button>
      )}
      {may('player.requestUnbind') && accountType !== 'phone' && (
        <Button variant="secondary" size="small" icon="link" onClick={() => setOpen('unbind')}>
          {messages.takeTheNumberOff}
        </Button>
      )}
      <ReasonDialog
        open={open === 'code'}
        title={formatMessage(messages.sendNicknameACodeFor, { nickname })}
        confirmLabel={messages.send}
        act={(reason) => act(sendPasswordCode, { playerId, reason }, messages.theCodeIsOnIts)}
        onClose={close}
      >
        {messages.itGoesToThePlayers}
      </ReasonDialog>
      <ReasonDialog
        open={open === 'unbind'}
        title={formatMessage(messages.takeTheMobileNumberOff, { nickname })}
        confirmLabel={messages.askForIt}
        destructive
        act={askToUnbind}
        onClose={close}
      >
        {messages.somebodyOfRiskHasTo}
      </ReasonDialog>
    </>
  )
}
