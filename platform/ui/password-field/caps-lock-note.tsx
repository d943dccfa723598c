import styles from '#platform/ui/field/field.module.css'
import { Icon } from '#platform/ui/icon/icon.tsx'
import { messages } from '../messages/en.ts'

/** Stays in the DOM while empty, so that switching Caps Lock on is announced. */
export function CapsLockNote({ on }: { on: boolean }) {
  return (
    <div className={styles.message} role="status">
      {on && (
        <p className={styles.warning}>
          <Icon name="arrow-up" size={16} />
          <span>{messages.capsLockOn}</span>
        </p>
      )}
    </div>
  )
}
