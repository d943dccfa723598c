import { useState } from 'react'
import { jumpKind } from '#core/enumerations/jump-kind.ts'
import { useCatalogue, usePromotionOf } from '#features/promotions/kit/player/index.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './floating-menu.module.css'
import { useClickTarget } from '#features/lobby/content/player/index.ts'
import { messages } from './messages/en.ts'

/** As many as stand above each other on a small phone. */
const shortcutsMax = 6
const allPath = '/lobby/activity'

/** A floating button that opens the player's activities. Absent without any. */
export function FloatingMenu() {
  const hasRoute = useHasRoute()
  const shortcuts = useShortcuts()
  const promotionOf = usePromotionOf()
  const [open, setOpen] = useState(false)
  if (shortcuts.length === 0) return null
  return (
    <div className={styles.menu}>
      {open && (
        <ul className={styles.list} id="floating-menu" aria-label={messages.currentPromos}>
          {shortcuts.slice(0, shortcutsMax).map(({ id, to, title }) => (
            <li key={id}>
              <a className={styles.entry} href={to}>
                <Icon name={promotionOf(id)?.activity?.icon ?? 'gift'} size={20} />
                {title}
              </a>
            </li>
          ))}
          {shortcuts.length > shortcutsMax && hasRoute(allPath) && (
            <li>
              <a className={styles.entry} href={allPath}>
                <Icon name="more" size={20} />
                {messages.allPromos}
              </a>
            </li>
          )}
        </ul>
      )}
      <button
        type="button"
        className={styles.point}
        aria-label={messages.promos}
        aria-expanded={open}
        aria-controls={open ? 'floating-menu' : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'gift'} />
      </button>
    </div>
  )
}

/** The activities with a page, in the operator's order and under the operator's names. */
function useShortcuts() {
  const { answer } = useCatalogue()
  const targetOf = useClickTarget()
  const { activityIds = [], activityMap = {} } = answer ?? {}
  return activityIds.flatMap((id) => {
    const target = targetOf({ clickType: jumpKind.activity, clickAction: String(id) })
    const title = activityMap[id]?.title
    return target.kind === 'page' && title !== undefined ? [{ id, to: target.to, title }] : []
  })
}
