import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import styles from './notice.module.css'

const icons = { info: 'info', success: 'check-circle', warning: 'warning', danger: 'error' } as const

type NoticeProps = { readonly tone: keyof typeof icons; readonly children: ReactNode }

/** A notice to read before going on, shown where it applies. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} size={18} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
