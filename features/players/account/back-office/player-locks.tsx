import { useState } from 'react'
import { ReasonDialog } from '#platform/office-ui/reason-dialog.tsx'
import { useMay } from '#features/office/staff/back-office/index.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { type PlayerLock, playerLocks } from '../player-locks.ts'
import { lockPlayer } from '../staff-contract.ts'
import type { Player } from './player.ts'
import styles from './player-locks.module.css'
import { usePlayerAction } from './use-player-action.ts'

const words = {
  play: { label: 'Play', told: 'Every start of a game and every bet is refused; open rounds end as they would.' },
  deposit: { label: 'Deposits', told: 'No deposit begins. One that was begun and is paid is credited.' },
  withdraw: { label: 'Withdrawals', told: 'No withdrawal begins. What is under way is held on its own page.' },
  bonus: { label: 'Gifts', told: 'No gift is taken from a letter. Letters keep what they carry.' },
} as const satisfies Readonly<Record<PlayerLock, { label: string; told: string }>>

/** Separate locks of a player. The player reads the reason for a refusal where it happens. */
export function PlayerLocks({ player: { id: playerId, locks } }: { readonly player: Player }) {
  const may = useMay()
  const act = usePlayerAction()
  const [chosen, setChosen] = useState<PlayerLock>()
  const isChosenLocked = chosen !== undefined && locks.includes(chosen)
  return (
    <Card title="Locks">
      <ul className={styles.locks}>
        {playerLocks.map((lock) => (
          <li key={lock} className={styles.lock}>
            <span>{words[lock].label}</span>
            <Badge tone={locks.includes(lock) ? 'danger' : 'success'}>{locks.includes(lock) ? 'Locked' : 'Open'}</Badge>
            {may('player.lock') && (
              <Button variant="secondary" size="small" onClick={() => setChosen(lock)}>
                {locks.includes(lock) ? 'Open' : 'Lock'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <ReasonDialog
          open
          title={`${isChosenLocked ? 'Open' : 'Lock'} “${words[chosen].label}”?`}
          confirmLabel={isChosenLocked ? 'Open' : 'Lock'}
          destructive={!isChosenLocked}
          act={(reason) => act(lockPlayer, { playerId, lock: chosen, isLocked: !isChosenLocked, reason }, 'Done.')}
          onClose={() => setChosen(undefined)}
        >
          {isChosenLocked
            ? 'It is open again at once, and the player gets a letter.'
            : `${words[chosen].told} The player gets a letter that says so, and how to object; your reason stays here.`}
        </ReasonDialog>
      )}
    </Card>
  )
}
