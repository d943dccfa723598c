import type { ReactNode } from 'react'
import styles from '#platform/ui/field/field.module.css'
import { Icon } from '#platform/ui/icon/icon.tsx'

interface FieldMessageProps {
  id: string
  hint?: ReactNode
  error?: string | undefined
}

/** The line below a control. It stays in the DOM while empty, so that an error found on blur is announced. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  return (
    <div id={id} className={styles.message} aria-live="polite">
      {error ? (
        <p className={styles.error}>
          <Icon name="error" size={16} />
          <span>{error}</span>
        </p>
      ) : (
        hint && <p className={styles.hint}>{hint}</p>
      )}
    </div>
  )
}
