import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { revealPlayer } from '../staff-contract.ts'
import type { Player } from './player.ts'
import { usePlayerAction } from './use-player-action.ts'

/** A number, masked as the role requires. With a purpose it is shown in full until the page is left. */
export function HiddenNumber({ player: { id: playerId, mobile } }: { readonly player: Player }) {
  const may = useMay()
  const act = usePlayerAction()
  const [isAsking, setAsking] = useState(false)
  const [seen, setSeen] = useState<string>()
  if (mobile === '') return '–'
  const reveal = async (reason: string) => {
    const reply = await act(revealPlayer, { playerId, reason }, 'Shown. It is in the audit log.')
    if (reply.kind === 'answer') setSeen(reply.body.mobile)
    return reply
  }
  return (
    <>
      {seen ?? mobile}{' '}
      {seen === undefined && may('player.reveal') && !may('player.viewMobile') && (
        <Button variant="ghost" size="small" icon="eye" onClick={() => setAsking(true)}>
          Show whole
        </Button>
      )}
      <ReasonDialog
        open={isAsking}
        title="Show the whole number?"
        confirmLabel="Show"
        act={reveal}
        onClose={() => setAsking(false)}
      >
        What you need it for is kept in the audit log.
      </ReasonDialog>
    </>
  )
}
