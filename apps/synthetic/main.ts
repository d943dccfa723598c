import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { createLog } from '#platform/log/log.ts'
import { stopWithProcess } from '#platform/process/stop-with-process.ts'
import { readSettings } from './settings.ts'
import { startSynthetic } from './start-synthetic.ts'
import { tryProduct } from './try-product.ts'

const log = createLog({ level: 'info', style: process.env.NODE_ENV === 'production' ? 'json' : 'lines' })
const packageFile = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }))

try {
  const settings = readSettings(process.env)
  log.level = settings.logLevel
  if (process.argv.includes('--once')) {
    const results = await tryProduct({ settings, log, withdraws: true })
    for (const { step, outcome, ms } of results) log.info({ step, outcome, ms: Math.round(ms) }, 'step')
    process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
    process.disconnect?.()
  } else {
    const { version } = v.parse(packageFile, readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
    const synthetic = await startSynthetic(settings, { log, version })
    log.info({ url: synthetic.url, every: settings.every }, 'the synthetic player plays')
    stopWithProcess(synthetic.close, log)
  }
} catch (error) {
  log.fatal(
    error instanceof OperatorFault ? { fault: error.message } : { err: error },
    'the synthetic player cannot start',
  )
  process.exitCode = 1
  process.disconnect?.()
}
