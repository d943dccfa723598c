import type { ReactNode } from 'react'
import { FieldMessage } from '#platform/ui/field/field-message.tsx'
import styles from '#platform/ui/field/field.module.css'

export interface FieldText {
  label: ReactNode
  /** Permanent help text; an error replaces it, so the layout does not jump. */
  hint?: ReactNode
  /** The fault and its remedy. */
  error?: string | undefined
}

interface FieldFrameProps extends FieldText {
  controlId: string
  messageId: string
  children: ReactNode
}

/** Label above, control, hint or error below: the frame of every field with one control. */
export function FieldFrame({ label, hint, error, controlId, messageId, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {children}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}
