import type { Instant } from '#core/clock/instant.ts'
import { useServerNow } from '#features/promotions/kit/player/index.ts'
import { useCountdown } from '#platform/ui/countdown/use-countdown.ts'
import { messages } from '../messages/en.ts'
import styles from './countdown-tiles.module.css'

interface CountdownTilesProps {
  at: Instant
  serverTime: Instant
  label: string
  onEnd: () => void
}

const two = (part: number): string => String(part).padStart(2, '0')

/** The time left on four tiles, by the server's clock. */
export function CountdownTiles({ at, serverTime, label, onEnd }: CountdownTilesProps) {
  const left = useCountdown({ until: at, now: useServerNow(serverTime), onEnd })
  const parts = [
    [String(Math.floor(left / 86_400)), messages.days],
    [two(Math.floor(left / 3_600) % 24), messages.hours],
    [two(Math.floor(left / 60) % 60), messages.minutes],
    [two(left % 60), messages.seconds],
  ] as const
  return (
    <p className={styles.tiles} role="timer" aria-label={label} aria-live="off">
      {parts.map(([part, unit]) => (
        <span key={unit} className={styles.tile}>
          <span className={styles.digits}>{part}</span>
          <span className={styles.unit}>{unit}</span>
        </span>
      ))}
    </p>
  )
}
