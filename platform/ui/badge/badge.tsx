import type { ReactNode } from 'react'
import styles from '#platform/ui/badge/badge.module.css'
import { classNames } from '#platform/ui/class-names.ts'

export interface BadgeProps {
  /** Hot and new are shown on pictures; the others express a state. */
  tone?: 'hot' | 'new' | 'gold' | 'neutral' | 'success' | 'warning' | 'danger' | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
