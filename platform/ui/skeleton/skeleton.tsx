import type { ReactNode } from 'react'
import { classNames } from '#platform/ui/class-names.ts'
import { messages } from '../messages/en.ts'
import styles from '#platform/ui/skeleton/skeleton.module.css'

export interface SkeletonProps {
  /** A line of text, a block that fills its container, or a round picture. */
  shape?: 'text' | 'block' | 'circle' | undefined
  /** Gives the size of the awaited content. */
  className?: string | undefined
}

export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, styles[shape], className)} />
}

export interface SkeletonGroupProps {
  /** The awaited content, as an accessible name. */
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Groups the skeletons of one content: announces the wait once, and animates them with one highlight. */
export function SkeletonGroup({ label = messages.loading, className, children }: SkeletonGroupProps) {
  return (
    <div className={classNames(styles.group, className)} role="status">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  )
}
