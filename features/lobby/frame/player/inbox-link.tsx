import { useRedDots } from '#features/lobby/after-sign-in/player/index.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { CountBadge } from '#platform/ui/badge/count-badge.tsx'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './player-tools.module.css'
import { messages } from './messages/en.ts'

const inboxPath = '/lobby/email'

/** The way to the inbox, with a dot while a message is unread. */
export function InboxLink() {
  const hasRoute = useHasRoute()
  const lit = useRedDots()
  if (!hasRoute(inboxPath)) return null
  return (
    <a className={styles.inbox} href={inboxPath}>
      <Icon name="mail" size={22} label={messages.inbox} />
      <span className={styles.dot}>
        <CountBadge count={lit?.hasMail === true ? 1 : 0} label={messages.newMessage} dot />
      </span>
    </a>
  )
}
