import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from '../messages/en.ts'
import styles from '#platform/ui/offline-banner/offline-banner.module.css'

/** Says that the network is unavailable. It stays in the DOM while empty, so that the loss is announced. */
export function OfflineBanner({ online }: { online: boolean }) {
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <Icon name="offline" size={18} />
          {messages.offline}
        </p>
      )}
    </div>
  )
}
