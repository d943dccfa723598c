import { useState } from 'react'
import {
  BalanceEye,
  InnerPage,
  type Player,
  SignOutDialog,
  WithPlayer,
} from '#features/players/account/player/index.ts'
import { formatPoints } from '#core/money/format-points.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Avatar } from '#platform/ui/avatar/avatar.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { BalanceChip } from './balance-chip.tsx'
import { DepositLink } from './deposit-link.tsx'
import { LevelTarget } from './level-target.tsx'
import styles from './member-page.module.css'
import { memberEntries } from './menu-entries.ts'
import { MenuRow } from './menu-row.tsx'
import { messages } from './messages/en.ts'
import { hasSuperiorRow, SuperiorRow } from './superior-row.tsx'
import { formatMessage } from '#core/message/format-message.ts'

/** The player's own page: profile, balances, and links. */
export function MemberPage() {
  const [leaving, setLeaving] = useState(false)
  return (
    <InnerPage title={messages.myProfile} twoColumns>
      <WithPlayer>
        {(player) => (
          <>
            <div className={styles.column}>
              <Identity player={player} />
              {hasSuperiorRow(player) && (
                <Card flush>
                  <SuperiorRow player={player} />
                </Card>
              )}
            </div>
            <div className={styles.column}>
              <Entries player={player} />
              <Button variant="secondary" icon="logout" block onClick={() => setLeaving(true)}>
                {messages.logOut}
              </Button>
            </div>
          </>
        )}
      </WithPlayer>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </InnerPage>
  )
}

function Identity({ player }: { readonly player: Player }) {
  return (
    <Card flush>
      <div className={styles.head}>
        <Avatar id={player.avatar} size={64} />
        <div className={styles.names}>
          <h2 className={styles.nickname}>{player.nickname}</h2>
          <Badge tone="gold">{formatMessage(messages.vip, { vip: player.vip })}</Badge>
        </div>
      </div>
      <div className={styles.money}>
        <div className={styles.purse}>
          <BalanceChip />
          <BalanceEye />
        </div>
        <DepositLink />
      </div>
      <div className={styles.level}>
        <LevelTarget player={player} />
      </div>
      <CopyRow label={messages.userId} value={String(player.id)} />
    </Card>
  )
}

function Entries({ player }: { readonly player: Player }) {
  const hasRoute = useHasRoute()
  return (
    <Card flush>
      {hasRoute('/points') && (
        <ListRow icon="ticket" title={messages.points} href="/points" trailing={formatPoints(player.lottery)} />
      )}
      {memberEntries(player)
        .filter(({ to }) => hasRoute(to))
        .map((entry) => (
          <MenuRow key={entry.to} entry={entry} />
        ))}
    </Card>
  )
}
