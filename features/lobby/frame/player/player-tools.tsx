import { useState } from 'react'
import { BalanceEye, usePlayer } from '#features/players/account/player/index.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Avatar } from '#platform/ui/avatar/avatar.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { BalanceChip } from './balance-chip.tsx'
import { DepositLink } from './deposit-link.tsx'
import { InboxLink } from './inbox-link.tsx'
import { SideMenu } from './side-menu.tsx'
import styles from './player-tools.module.css'
import { messages } from './messages/en.ts'

const withdrawPath = '/lobby/wallets/withdraw'

/** The player's part of the desktop's top bar: balance, money in and out, messages, and the menu behind the face. */
export function PlayerTools() {
  const hasRoute = useHasRoute()
  return (
    <>
      <div className={styles.money}>
        <BalanceChip />
        <BalanceEye />
      </div>
      <DepositLink />
      {hasRoute(withdrawPath) && (
        <ButtonLink href={withdrawPath} variant="secondary" size="small" className={styles.withdraw}>
          {messages.withdraw}
        </ButtonLink>
      )}
      <InboxLink />
      <Face />
    </>
  )
}

function Face() {
  const player = usePlayer()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.face} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{messages.myMenu}</span>
        {player ? <Avatar id={player.avatar} size={40} /> : <span className={styles.unknown} />}
      </button>
      <SideMenu open={open} onClose={() => setOpen(false)} />
    </>
  )
}
