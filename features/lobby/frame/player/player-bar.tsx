import { useState } from 'react'
import { MoneyLinks, usePlayer } from '#features/players/account/player/index.ts'
import { Deferred } from '#platform/browser/late/deferred.tsx'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { Avatar } from '#platform/ui/avatar/avatar.tsx'
import { BalanceChip } from './balance-chip.tsx'
import { DepositLink } from './deposit-link.tsx'
import styles from './player-bar.module.css'
import { SideMenu } from './side-menu.tsx'
import { messages } from './messages/en.ts'

const faceDot = lazyScreen(() => import('./face-dot.tsx').then((m) => m.FaceDot))

/** The player's own bar: face, balance, and the ways to deposit and to withdraw. The face opens the menu. */
export function PlayerBar() {
  const player = usePlayer()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.face} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{messages.myMenu}</span>
        {player ? <Avatar id={player.avatar} size={40} /> : <span className={styles.unknown} />}
        <span className={styles.dot}>
          <Deferred part={faceDot} />
        </span>
      </button>
      <BalanceChip />
      <DepositLink />
      <MoneyLinks ways={['withdraw']} plain />
      <SideMenu open={open} onClose={() => setOpen(false)} />
    </>
  )
}
