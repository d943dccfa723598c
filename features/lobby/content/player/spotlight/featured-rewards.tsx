import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'
import { usePromotions } from '#features/promotions/kit/player/index.ts'
import { usePlayer } from '#features/players/account/player/index.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './featured-rewards.module.css'
import { rewardEntries } from '../reward-entries.ts'
import { messages } from '../messages/en.ts'

/** The ways to rewards in one line, as far as this shell has their pages. */
export function FeaturedRewards() {
  const hasRoute = useHasRoute()
  const player = usePlayer()
  const promotions = usePromotions()
  const { activitiesOpen } = useLobbyConfiguration()
  const entries = rewardEntries(promotions, player?.activityIds ?? [], activitiesOpen).filter(({ to }) => hasRoute(to))
  if (entries.length === 0) return null
  return (
    <nav className={styles.rewards} aria-label={messages.rewards}>
      {entries.map(({ to, title, icon }) => (
        <a key={to} className={styles.entry} href={to}>
          <Icon name={icon} size={20} />
          {title}
        </a>
      ))}
    </nav>
  )
}
