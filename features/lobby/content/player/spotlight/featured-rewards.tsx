import { usePromotions } from '#features/promotions/kit/player/index.ts'
import { usePlayer } from '#features/players/account/player/index.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './featured-rewards.module.css'
import { rewardEntries } from '../reward-entries.ts'
import { messages } from '../messages/en.ts'

/** The ways to rewards, as far as this shell has their pages. */
export function FeaturedRewards() {
  const hasRoute = useHasRoute()
  const player = usePlayer()
  const promotions = usePromotions()
  const entries = rewardEntries(promotions, player?.activityIds ?? []).filter(({ to }) => hasRoute(to))
  if (entries.length === 0) return null
  return (
    <nav className={styles.rewards} aria-label={messages.rewards}>
      {entries.map(({ to, title, text, icon }) => (
        <a key={to} className={styles.entry} href={to}>
          <span className={styles.disc}>
            <Icon name={icon} size={22} />
          </span>
          <span className={styles.words}>
            <strong className={styles.title}>{title}</strong>
            <span className={styles.text}>{text}</span>
          </span>
        </a>
      ))}
    </nav>
  )
}
