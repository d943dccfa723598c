import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './form-notice.module.css'

export type FormNoticeProps = {
  readonly tone?: 'error' | 'info'
  /** What happened and why. */
  readonly text: string
  /** What to do about it. */
  readonly children?: ReactNode
}

/** A message about the whole form, beside its main button. It stays until the next attempt. */
export function FormNotice({ tone = 'error', text, children }: FormNoticeProps) {
  return (
    <div className={styles[tone]} role={tone === 'error' ? 'alert' : 'note'}>
      <Icon name={tone} size={20} className={styles.icon} />
      <div className={styles.body}>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
