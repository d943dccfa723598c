import { useState } from 'react'
import { usePlayer } from '#features/account/player/index.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './floating-menu.module.css'
import { activityShortcuts } from './activity-shortcuts.ts'

/** A point at the edge of the lobby that opens to the activities of the player. Absent where there are none. */
export function FloatingMenu() {
  const hasRoute = useHasRoute()
  const player = usePlayer()
  const [open, setOpen] = useState(false)
  const shortcuts = activityShortcuts(player?.activityIds ?? []).filter(({ to }) => hasRoute(to))
  if (shortcuts.length === 0) return null
  return (
    <div className={styles.menu}>
      {open && (
        <ul className={styles.list} id="floating-menu">
          {shortcuts.map(({ to, title, icon }) => (
            <li key={to}>
              <a className={styles.entry} href={to}>
                <Icon name={icon} size={20} />
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={styles.point}
        aria-label="Activities"
        aria-expanded={open}
        aria-controls={open ? 'floating-menu' : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'gift'} />
      </button>
    </div>
  )
}
