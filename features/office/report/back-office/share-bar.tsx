import { classNames } from '#platform/ui/class-names.ts'
import styles from './share-bar.module.css'

type ShareBarProps = { readonly value: number; readonly whole: number; readonly tone?: 'money' | 'accent' }

/** A value relative to the largest, as a bar. */
export const ShareBar = ({ value, whole, tone = 'money' }: ShareBarProps) => (
  <svg className={styles.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    <rect
      className={classNames(styles[tone], value < 0 && styles.loss)}
      width={whole === 0 ? 0 : Math.abs(value) / whole}
      height={1}
    />
  </svg>
)
