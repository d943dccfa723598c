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
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const words = {
  play: { label: messages.lockPlay, effect: messages.lockPlayEffect },
  deposit: { label: messages.lockDeposits, effect: messages.lockDepositsEffect },
  withdraw: { label: messages.lockWithdrawals, effect: messages.lockWithdrawalsEffect },
  bonus: { label: messages.lockRewards, effect: messages.lockRewardsEffect },
} as const satisfies Readonly<Record<PlayerLock, { label: string; effect: string }>>

/** Separate locks of a player. The player reads the reason for a refusal where it happens. */
export function PlayerLocks({ player: { id: playerId, locks } }: { readonly player: Player }) {
  const may = useMay()
  const act = usePlayerAction()
  const [chosen, setChosen] = useState<PlayerLock>()
  const isChosenLocked = chosen !== undefined && locks.includes(chosen)
  return (
    <Card title={messages.locks}>
      <ul className={styles.locks}>
        {playerLocks.map((lock) => (
          <li key={lock} className={styles.lock}>
            <span>{words[lock].label}</span>
            <Badge tone={locks.includes(lock) ? 'danger' : 'success'}>
              {locks.includes(lock) ? messages.locked : messages.allowed}
            </Badge>
            {may('player.lock') && (
              <Button variant="secondary" size="small" onClick={() => setChosen(lock)}>
                {locks.includes(lock) ? messages.unlock : messages.lock}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <ReasonDialog
          open
          title={formatMessage(isChosenLocked ? messages.unlockTitle : messages.lockTitle, {
            area: words[chosen].label,
          })}
          confirmLabel={isChosenLocked ? messages.unlock : messages.lock}
          destructive={!isChosenLocked}
          act={(reason) =>
            act(
              lockPlayer,
              { playerId, lock: chosen, isLocked: !isChosenLocked, reason },
              isChosenLocked ? messages.unlockedToast : messages.lockedToast,
            )
          }
          onClose={() => setChosen(undefined)}
        >
          {isChosenLocked ? messages.unlockEffect : words[chosen].effect}
        </ReasonDialog>
      )}
    </Card>
  )
}
