import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon/icon.tsx'
import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import styles from '#platform/ui/list-row/list-row.module.css'

export interface ListRowProps {
  title: ReactNode
  subtitle?: ReactNode
  icon?: IconName | undefined
  /** Replaces the icon: an avatar, a picture. */
  leading?: ReactNode
  /** At the end: an amount, a badge, a state. */
  trailing?: ReactNode
  /** With an href the row is a link, with an action a button, otherwise static. */
  href?: string | undefined
  onClick?: (() => void) | undefined
  disabled?: boolean | undefined
}

export function ListRow({ href, onClick, disabled, ...content }: ListRowProps) {
  if (href !== undefined) {
    return (
      <a className={classNames(styles.row, styles.acts)} href={href} onClick={onClick}>
        <RowContent {...content} chevron />
      </a>
    )
  }
  if (onClick) {
    return (
      <button type="button" className={classNames(styles.row, styles.acts)} onClick={onClick} disabled={disabled}>
        <RowContent {...content} chevron />
      </button>
    )
  }
  return (
    <div className={styles.row}>
      <RowContent {...content} chevron={false} />
    </div>
  )
}

interface RowContentProps extends Omit<ListRowProps, 'href' | 'onClick' | 'disabled'> {
  chevron: boolean
}

function RowContent({ title, subtitle, icon, leading, trailing, chevron }: RowContentProps) {
  return (
    <>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={20} />
        </span>
      )}
      {leading}
      <span className={styles.body}>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        </span>
        {trailing && <span className={styles.trailing}>{trailing}</span>}
      </span>
      {chevron && <Icon name="chevron-right" size={18} className={styles.chevron} />}
    </>
  )
}
