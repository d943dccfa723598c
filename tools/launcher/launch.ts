import { once } from 'node:events'
import { type Configuration, readConfiguration } from '#platform/configuration/configuration.ts'
import type { EnvironmentVariables } from '#platform/configuration/environment.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { type DemoAccount, seedDemoOperator } from '../seed/demo-operator.ts'
import type { ProcessPlan } from '../supervisor/supervised-process.ts'
import { type Supervisor, supervise } from '../supervisor/supervise.ts'
import { awaitReady } from './await-ready.ts'
import { dataDir } from './data-dir.ts'
import { type LaunchedDatabase, migrateLaunchedDatabase, openOwnedDatabase } from './database.ts'
import { type PortClaim, requireFreePorts } from './free-ports.ts'
import { launchEnvironment } from './launch-environment.ts'
import { requireOwnBooks } from './require-own-books.ts'
import { hasSandbox } from './sandbox-part.ts'
import { elapsed, say } from './say.ts'
import { stopRequest } from './stop-request.ts'

export type Launch = {
  readonly env: EnvironmentVariables
  readonly configuration: Configuration
  readonly database: LaunchedDatabase
}

export type LaunchOptions = {
  /** Prepared before the processes start, besides the database. */
  readonly prepare: (stopping: AbortSignal) => Promise<void>
  readonly processes: (launch: Launch) => readonly ProcessPlan[]
  readonly addresses: (configuration: Configuration) => readonly (readonly [string, string])[]
  /** Runs against the product until it ends. */
  readonly onReady?: (supervisor: Supervisor) => void
}

/** Starts the whole product, prints its addresses, and keeps it running until it is asked to stop. */
export async function launch(options: LaunchOptions): Promise<void> {
  const begun = performance.now()
  const stopping = stopRequest()
  const env = launchEnvironment()
  const configuration = readConfiguration(env)
  const database = await openOwnedDatabase(configuration)
  try {
    await requireFreePorts(configuration.host, portClaims(configuration))
    await migrateLaunchedDatabase(database)
    await requireOwnBooks({ database, configuration, env })
    await options.prepare(stopping)
    if (stopping.aborted) return
    await runProcesses(options, { env, configuration, database }, stopping, (accounts) => {
      say(`Ready in ${elapsed(begun)}.`)
      printAddresses(options.addresses(configuration), accounts)
    })
  } finally {
    await database.stop()
  }
}

function portClaims(configuration: Configuration): readonly PortClaim[] {
  const { ports } = configuration
  return [
    { name: 'player app', setting: 'PORT', port: ports.server },
    { name: 'back office', setting: 'BACK_OFFICE_PORT', port: ports.backOffice },
    { name: 'studio', setting: 'STUDIO_PORT', port: ports.studio },
    ...(hasSandbox(configuration) ? [{ name: 'sandbox', setting: 'SANDBOX_PORT', port: ports.sandbox }] : []),
  ]
}

async function runProcesses(
  options: LaunchOptions,
  launched: Launch,
  stopping: AbortSignal,
  announce: (accounts: readonly DemoAccount[]) => void,
): Promise<void> {
  const plans = options.processes(launched)
  const width = Math.max(...plans.map(({ name }) => name.length))
  const supervisor = supervise({ plans, report: (name, line) => say(`${name.padEnd(width)} | ${line}`) })
  const { host, ports } = launched.configuration
  const failed = supervisor.gaveUp.then((reason) => Promise.reject(new OperatorFault(reason)))
  try {
    await Promise.race([awaitReady(readyAddress(host, ports.server), stopping), failed])
    if (!stopping.aborted) {
      supervisor.settle()
      announce(await demoAccounts(launched))
      options.onReady?.(supervisor)
      await aborted(stopping)
    }
    say('Stopping ...')
  } finally {
    await supervisor.stop()
  }
}

/** The demonstration's players register through the running product, so they are created last. */
async function demoAccounts({ configuration, database }: Launch): Promise<readonly DemoAccount[]> {
  const { demo, sms, urls, host, ports } = configuration
  if (!demo) return []
  const sandboxUrl = sms?.url === urls.sandbox ? urls.sandbox : undefined
  const seeded = { ...configuration, database: { ...configuration.database, url: database.appUrl } }
  return seedDemoOperator({
    configuration: seeded,
    publicUrl: serverAddress(host, ports.server),
    sandboxUrl,
    dataDir: dataDir(),
  })
}

const aborted = (signal: AbortSignal): Promise<unknown> => (signal.aborted ? Promise.resolve() : once(signal, 'abort'))

const readyAddress = (host: string, port: number): string => `${serverAddress(host, port)}/readyz`

function serverAddress(host: string, port: number): string {
  const local = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${local.includes(':') ? `[${local}]` : local}:${port}`
}

function printAddresses(addresses: readonly (readonly [string, string])[], accounts: readonly DemoAccount[]): void {
  for (const [name, url] of addresses) say(`  ${name.padEnd(14)} ${url}`)
  for (const { where, name, password } of accounts) say(`  ${where.padEnd(14)} sign in as ${name} with ${password}`)
  say('Ctrl-C stops everything.')
}
