import { useState } from 'react'
import {
  BalanceAmount,
  BalanceEye,
  type Player,
  SignOutDialog,
  useBalanceRefresh,
} from '#features/players/account/player/index.ts'
import { formatPoints } from '#core/money/format-points.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Avatar } from '#platform/ui/avatar/avatar.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { ButtonLink } from '#platform/ui/button/button-link.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { IconButton } from '#platform/ui/icon-button/icon-button.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { Sheet } from '#platform/ui/sheet/sheet.tsx'
import { LevelTarget } from './level-target.tsx'
import { menuEntries } from './menu-entries.ts'
import { MenuRow } from './menu-row.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'
import styles from './side-menu-sheet.module.css'
import { SuperiorRow } from './superior-row.tsx'

export type SideMenuSheetProps = { readonly player: Player; readonly open: boolean; readonly onClose: () => void }

/** The player's menu: profile, balances, and links. Following a link closes it. */
export function SideMenuSheet({ player, open, onClose }: SideMenuSheetProps) {
  const hasRoute = useHasRoute()
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Sheet open={open} onClose={onClose} title={messages.myMenu} form="left" flush>
        <div className={styles.head}>
          <a className={styles.who} href="/profile/user" onClick={onClose}>
            <Avatar id={player.avatar} size={56} />
            <span className={styles.names}>
              <strong className={styles.nickname}>{player.nickname}</strong>
              <Badge tone="gold">{formatMessage(messages.vip, { vip: player.vip })}</Badge>
            </span>
            <Icon name="chevron-right" size={18} />
          </a>
          <Balance player={player} onLeave={onClose} />
          <LevelTarget player={player} />
        </div>
        <CopyRow label={messages.userId} value={String(player.id)} />
        <SuperiorRow player={player} onLeave={onClose} />
        {hasRoute('/points') && (
          <ListRow
            icon="ticket"
            title={messages.points}
            href="/points"
            trailing={formatPoints(player.lottery)}
            onClick={onClose}
          />
        )}
        {menuEntries(player)
          .filter(({ to }) => hasRoute(to))
          .map((entry) => (
            <MenuRow key={entry.to} entry={entry} onClick={onClose} />
          ))}
        <ListRow icon="logout" title={messages.logOut} onClick={() => setLeaving(true)} />
      </Sheet>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}

function Balance({ player, onLeave }: { readonly player: Player; readonly onLeave: () => void }) {
  const hasRoute = useHasRoute()
  const { refresh, refreshing } = useBalanceRefresh()
  return (
    <section className={styles.balance} aria-label={messages.balance}>
      <p className={styles.label}>{messages.balance}</p>
      <div className={styles.amountRow}>
        <BalanceAmount amount={player.coin} className={styles.amount} />
        <BalanceEye />
        <IconButton
          icon="refresh"
          label={messages.refreshBalance}
          className={classNames(refreshing && styles.turning)}
          onClick={() => void refresh()}
        />
      </div>
      <div className={styles.moves}>
        {hasRoute('/lobby/wallets/withdraw') && (
          <ButtonLink href="/lobby/wallets/withdraw" variant="secondary" icon="withdraw" block onClick={onLeave}>
            {messages.withdraw}
          </ButtonLink>
        )}
        {hasRoute('/lobby/wallets/deposit') && !player.isOnBreak && (
          <ButtonLink href="/lobby/wallets/deposit" icon="deposit" block onClick={onLeave}>
            {messages.deposit}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
