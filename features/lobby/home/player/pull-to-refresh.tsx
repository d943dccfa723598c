import type { CSSProperties } from 'react'
import { useRefreshPlayer } from '#features/players/account/player/index.ts'
import { useRenewConfig } from '#platform/browser/config/renew-config-context.tsx'
import { useSignedIn } from '#platform/browser/session/session-context.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { pullEnoughPx } from './pull.ts'
import styles from './pull-to-refresh.module.css'
import { usePull } from './use-pull.ts'
import { messages } from './messages/en.ts'

/** Pull to refresh: refetches the operator's content and the player's data. */
export function PullToRefresh() {
  const signedIn = useSignedIn()
  const renewConfig = useRenewConfig()
  const refreshPlayer = useRefreshPlayer()
  const { px, refreshing } = usePull(async () => {
    await Promise.all([renewConfig(), signedIn ? refreshPlayer() : undefined])
  })
  const shown = refreshing ? pullEnoughPx : px
  const style: CSSProperties & Readonly<Record<`--${string}`, string | number>> = {
    '--pulled': `${shown}px`,
    '--turned': `${Math.round((shown * 270) / pullEnoughPx)}deg`,
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {refreshing && messages.refreshing}
      </p>
      {shown > 0 && (
        <span
          className={classNames(styles.sign, refreshing && styles.turning, px >= pullEnoughPx && styles.enough)}
          style={style}
          aria-hidden="true"
        >
          <Icon name="refresh" size={20} />
        </span>
      )}
    </>
  )
}
