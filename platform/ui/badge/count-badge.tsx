import styles from '#platform/ui/badge/badge.module.css'
import { classNames } from '#platform/ui/class-names.ts'

export interface CountBadgeProps {
  /** 0 renders nothing. */
  count: number
  /** The accessible name: "3 unread mails". */
  label: string
  /** Shows only that there is something. */
  dot?: boolean | undefined
}

const countMax = 99

export function CountBadge({ count, label, dot = false }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classNames(styles.count, dot && styles.dot)}>
      {!dot && <span aria-hidden>{count > countMax ? `${countMax}+` : count}</span>}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
