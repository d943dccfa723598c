import styles from '#platform/ui/badge/badge.module.css'
import { classNames } from '#platform/ui/class-names.ts'

export interface CountBadgeProps {
  /** Nothing is drawn for 0. */
  count: number
  /** The whole message for the ears: "3 unread mails". */
  label: string
  /** Only says that there is something. */
  dot?: boolean | undefined
}

const countMax = 99

/** The red mark on an icon or a row. */
export function CountBadge({ count, label, dot = false }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={classNames(styles.count, dot && styles.dot)}>
      {!dot && <span aria-hidden>{count > countMax ? `${countMax}+` : count}</span>}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
