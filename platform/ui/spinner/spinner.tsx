import { classNames } from '#platform/ui/class-names.ts'
import styles from '#platform/ui/spinner/spinner.module.css'

export interface SpinnerProps {
  size?: 'small' | 'medium' | 'large' | undefined
  /** The awaited content; omit it if the surroundings already announce that they are busy. */
  label?: string | undefined
}

export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return (
    <span
      className={classNames(styles.spinner, styles[size])}
      role={label === undefined ? undefined : 'status'}
      aria-hidden={label === undefined ? true : undefined}
    >
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
