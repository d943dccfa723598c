import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { revealPlayer } from '../staff-contract.ts'
import type { Player } from './player.ts'
import { usePlayerAction } from './use-player-action.ts'
import { messages } from './messages/en.ts'

/** A number, masked as the role requires. With a purpose it is shown in full until the page is left. */
export function HiddenNumber({ player: { id: playerId, mobile } }: { readonly player: Player }) {
  const may = useMay()
  const act = usePlayerAction()
  const [isConfirming, setConfirming] = useState(false)
  const [seen, setSeen] = useState<string>()
  if (mobile === '') return '–'
  const reveal = async (reason: string) => {
    const reply = await act(revealPlayer, { playerId, reason }, messages.numberShown)
    if (reply.kind === 'answer') setSeen(reply.body.mobile)
    return reply
  }
  return (
    <>
      {seen ?? mobile}{' '}
      {seen === undefined && may('player.reveal') && !may('player.viewMobile') && (
        <Button variant="ghost" size="small" icon="eye" onClick={() => setConfirming(true)}>
          {messages.showNumber}
        </Button>
      )}
      <ReasonDialog
        open={isConfirming}
        title={messages.showNumberTitle}
        confirmLabel={messages.showConfirm}
        act={reveal}
        onClose={() => setConfirming(false)}
      >
        {messages.showNumberBody}
      </ReasonDialog>
    </>
  )
}
