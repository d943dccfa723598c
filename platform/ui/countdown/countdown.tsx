import styles from '#platform/ui/countdown/countdown.module.css'
import { countdownText } from '#platform/ui/countdown/countdown-text.ts'
import { type CountdownOptions, useCountdown } from '#platform/ui/countdown/use-countdown.ts'

export interface CountdownProps extends CountdownOptions {
  /** What ends; read out with the time left. */
  label?: string | undefined
}

/** The time left as text. Not a live region: an announcement every second helps nobody. */
export function Countdown({ label, ...options }: CountdownProps) {
  const secondsLeft = useCountdown(options)
  return (
    <span className={styles.countdown} role="timer" aria-label={label} aria-live="off">
      {countdownText(secondsLeft)}
    </span>
  )
}
