import type { Log } from '#platform/log/log.ts'

const patienceMs = 9_000

/**
 * Stops gracefully on a signal, and also when the supervisor is gone, which shows as a closed channel. Work that does
 * not end in time is abandoned; the database loses nothing.
 */
export function stopWithProcess(close: () => Promise<void>, log: Log): void {
  let stopping = false
  const stop = (): void => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patienceMs).unref()
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
