import { type ReactNode, useId } from 'react'
import styles from '#platform/ui/progress-bar/progress-bar.module.css'

export interface ProgressBarProps {
  label: ReactNode
  /** Beside the label: "₱300.00 of ₱500.00". */
  valueText?: ReactNode
  value: number
  max: number
}

export function ProgressBar({ label, valueText, value, max }: ProgressBarProps) {
  const id = useId()
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {valueText && <span className={styles.value}>{valueText}</span>}
      </div>
      <progress id={id} className={styles.bar} value={Math.min(value, max)} max={max} />
    </div>
  )
}
