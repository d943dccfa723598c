import { useState } from 'react'
import { usePlayer } from '#features/account/player/index.ts'
import { Avatar } from '#platform/ui/avatar/avatar.tsx'
import { BalanceChip } from './balance-chip.tsx'
import { DepositLink } from './deposit-link.tsx'
import styles from './player-bar.module.css'
import { SideMenu } from './side-menu.tsx'

/** The player's own bar: face, balance, and the way to add funds. The face opens the menu. */
export function PlayerBar() {
  const player = usePlayer()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.face}
        aria-label="My menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {player ? <Avatar id={player.avatar} size={40} /> : <span className={styles.unknown} />}
      </button>
      <BalanceChip />
      <DepositLink />
      <SideMenu open={open} onClose={() => setOpen(false)} />
    </>
  )
}
