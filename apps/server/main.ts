import { readConfiguration } from '#platform/configuration/configuration.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { printableConfiguration } from '#platform/configuration/print-configuration.ts'
import { armFailpoint } from '#platform/failpoint/failpoint.ts'
import { createLog } from '#platform/log/log.ts'
import { stopWithProcess } from '#platform/process/stop-with-process.ts'
import { productCommit, productVersion } from './serve/product-version.ts'
import { startServer } from './serve/start-server.ts'

const log = createLog({ level: 'info', style: process.env.NODE_ENV === 'production' ? 'json' : 'lines' })

try {
  const configuration = readConfiguration(process.env)
  log.level = configuration.logLevel
  // Whoever operates it has to see what it runs with; whoever develops it would read a screen of defaults at every start.
  const level = configuration.environment === 'production' ? 'info' : 'debug'
  log[level]({ settings: printableConfiguration(configuration) }, 'the settings in force')
  armFailpoint(configuration.failpoint)
  const server = await startServer(configuration, log)
  const { role, urls } = configuration
  // As long as in the archive's name; the whole one looks like a token, which the log hides.
  const commit = productCommit.slice(0, 12)
  log.info({ url: urls.public, role, version: productVersion, commit }, 'server is listening')
  stopWithProcess(server.close, log, configuration.shutdownDelay)
} catch (error) {
  log.fatal(error instanceof OperatorFault ? { fault: error.message } : { err: error }, 'server could not start')
  process.exitCode = 1
  process.disconnect?.()
}
