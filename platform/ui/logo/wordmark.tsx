import { classNames } from '#platform/ui/class-names.ts'
import { Logo } from '#platform/ui/logo/logo.tsx'
import styles from '#platform/ui/logo/wordmark.module.css'

export interface WordmarkProps {
  /** The operator may rename the product. */
  name?: string | undefined
  size?: 'medium' | 'large' | undefined
}

export function Wordmark({ name = 'Bituin', size = 'medium' }: WordmarkProps) {
  return (
    <span className={classNames(styles.wordmark, styles[size])}>
      <Logo size={size === 'large' ? 48 : 32} />
      {name}
    </span>
  )
}
