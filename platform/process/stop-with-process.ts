import { type Duration, seconds } from '#core/clock/duration.ts'
import type { Log } from '#platform/log/log.ts'

const patience: Duration = seconds(9)

/**
 * Stops gracefully on a signal, and also when the supervisor is gone, which shows as a closed channel. Work that does
 * not end in time is abandoned; the database loses nothing. The delay is what `close` waits before it begins.
 */
export function stopWithProcess(close: () => Promise<void>, log: Log, delay: Duration = seconds(0)): void {
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), delay + patience).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the process did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('disconnect', stop)
  if (process.send && !process.connected) stop()
}
