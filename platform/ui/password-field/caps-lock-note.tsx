import styles from '#platform/ui/field/field.module.css'
import { Icon } from '#platform/ui/icon/icon.tsx'

/** Stays in the DOM while empty, so that switching Caps Lock on is announced. */
export function CapsLockNote({ on }: { on: boolean }) {
  return (
    <div className={styles.message} role="status">
      {on && (
        <p className={styles.warning}>
          <Icon name="arrow-up" size={16} />
          <span>Caps Lock is on.</span>
        </p>
      )}
    </div>
  )
}
