import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { createLog } from '#platform/log/log.ts'
import { stopWithProcess } from '#platform/process/stop-with-process.ts'
import { readSettings } from './settings.ts'
import { startStudio } from './start-studio.ts'

const log = createLog({ level: 'info', style: process.env.NODE_ENV === 'production' ? 'json' : 'lines' })

try {
  const settings = readSettings(process.env)
  log.level = settings.logLevel
  const studio = await startStudio(settings, log)
  log.info({ url: studio.url }, 'studio is listening')
  stopWithProcess(studio.close, log)
} catch (error) {
  log.fatal(error instanceof OperatorFault ? { fault: error.message } : { err: error }, 'studio could not start')
  process.exitCode = 1
  process.disconnect?.()
}
