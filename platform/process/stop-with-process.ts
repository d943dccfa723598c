import type { Log } from '#platform/log/log.ts'

const patienceMs = 9_000

/**
 * Stops cleanly when it is told to, and also when the supervisor is gone: its closed channel says what it no longer
 * can. Work that does not end in time is left to the database, which loses nothing.
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
