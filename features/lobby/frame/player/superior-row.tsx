import { systemClock } from '#core/clock/instant.ts'
import { isSuperiorOpen, type Player } from '#features/players/account/player/index.ts'
import { CopyRow } from '#platform/ui/copy/copy-row.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import { messages } from './messages/en.ts'

export type SuperiorRowProps = { readonly player: Player; readonly onLeave?: () => void }

/** The player's inviter, or the way to name one, for as long as that is possible. */
export function SuperiorRow({ player, onLeave }: SuperiorRowProps) {
  if (player.pid !== null) return <CopyRow label={messages.invitedBy} value={String(player.pid)} />
  if (!isOpen(player)) return null
  return (
    <ListRow
      icon="users"
      title={messages.invitedByAFriend}
      subtitle={messages.enterTheirUserId}
      href="/profile/superior"
      onClick={onLeave}
    />
  )
}

const isOpen = ({ regPeriod, totalRecharge }: Player): boolean =>
  isSuperiorOpen({ registeredAt: regPeriod, hasRecharged: totalRecharge > 0 }, systemClock.now())

/** Whether the row has anything to say. */
export const hasSuperiorRow = (player: Player): boolean => player.pid !== null || isOpen(player)
