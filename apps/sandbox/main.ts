import { pino } from 'pino'
import { systemClock } from '#core/clock/instant.ts'
import { describeFault, isLoopback, readSettings } from './settings.ts'
import { startSandbox } from './start-sandbox.ts'

const log = pino({ name: 'sandbox' })

try {
  const settings = readSettings(process.env)
  if (!isLoopback(settings.host)) {
    log.warn({ host: settings.host }, 'the SMS inbox is open to everyone who can reach this address')
  }
  const sandbox = await startSandbox({ ...settings, now: systemClock.now, log })
  log.info({ url: sandbox.url, dataDir: settings.dataDir }, 'sandbox is listening')

  const stop = stopOnce(sandbox.close)
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // A supervisor that died cannot send a signal any more; its closed channel says the same.
  process.on('disconnect', stop)
  if (process.send && !process.connected) stop()
} catch (error) {
  log.fatal(describeFault(error), 'sandbox could not start')
  process.exitCode = 1
}

function stopOnce(close: () => Promise<void>): () => void {
  let stopping = false
  return () => {
    if (stopping) return
    stopping = true
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'sandbox did not stop cleanly')
        process.exit(1)
      },
    )
  }
}
