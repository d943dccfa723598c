import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { type Sandbox, startSandbox } from '#apps/sandbox/start-sandbox.ts'
import { systemClock } from '#core/clock/instant.ts'
import { removeEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { freePortBlock } from '#tools/launcher/free-ports.ts'

type Settings = Readonly<Record<string, string>>
export type Ran = { readonly code: number | null; readonly output: string }

export type ProductionDeployment = {
  readonly urls: { readonly player: string; readonly backOffice: string; readonly studio: string }
  /** The SMS service and the payment provider that the operator has a contract with. */
  readonly outside: Sandbox
  /** Starts the product, or starts it again with further settings. */
  readonly start: (more?: Settings) => Promise<void>
  /** A command of the product, as an administrator types it on the same machine. */
  readonly run: (command: string, ...args: string[]) => Promise<Ran>
  /** The settings under which SandPay is offered. */
  readonly sandpay: Settings
  readonly close: () => Promise<void>
}

const root = join(import.meta.dirname, '..', '..')
const flags = ['--disable-warning=ExperimentalWarning']
const smsKey = 'the key of an SMS service'
const readyMs = 120_000

/**
 * A deployment in production on an empty database of its own, which syncs to disk as production demands: nothing is seeded. The
 * outside world has a port of its own.
 */
export async function openProductionDeployment(): Promise<ProductionDeployment> {
  const parent = mkdtempSync(join(tmpdir(), 'bituin-opening-'))
  // PostgreSQL runs under an account of its own, which has to get there.
  chmodSync(parent, 0o755)
  const dataDir = join(parent, 'data')
  const [port, outsidePort] = [await freePortBlock(4), await freePortBlock(1)]
  const url = (offset: number) => `http://127.0.0.1:${port + offset}`
  const sandpaySecret = randomBytes(32).toString('hex')
  const outside = await startOutside({ port: outsidePort, dataDir, sandpaySecret, playerUrl: url(0) })
  const settings: Settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    BITUIN_DATA_DIR: dataDir,
    DOCUMENTS_DIR: join(dataDir, 'documents'),
    VAULT_DIR: join(dataDir, 'vault'),
    EMBEDDED_POSTGRES: 'true',
    DATABASE_STANDBY_WAIVER: 'a test of one machine, decided by its author',
    SHUTDOWN_DELAY_SECONDS: '0',
    MASTER_SECRET: randomBytes(32).toString('base64'),
    PUBLIC_URL: url(0),
    ALLOW_HTTP_ON_LOOPBACK: 'true',
    SMS_URL: outside.url,
    SMS_KEY: smsKey,
  }
  let running: DeploymentProcess | undefined
  let given = settings
  const stop = async () => {
    running?.child.kill('SIGTERM')
    await running?.ended
    running = undefined
  }
  return {
    urls: { player: url(0), backOffice: url(1), studio: url(2) },
    outside,
    async start(more = {}) {
      await stop()
      given = { ...given, ...more }
      running = command('start', [], given)
      await untilReady(running)
    },
    async run(name, ...args) {
      const { ended, output } = command(name, args, given)
      return { code: await ended, output: await ended.then(output) }
    },
    sandpay: { SANDPAY_URL: `${outside.url}/sandpay`, SANDPAY_SECRET: sandpaySecret },
    async close() {
      await stop()
      await outside.close()
      await removeEmbeddedPostgres(dataDir)
      rmSync(parent, { recursive: true })
    },
  }
}

type Outside = {
  readonly port: number
  readonly dataDir: string
  readonly sandpaySecret: string
  readonly playerUrl: string
}

const startOutside = ({ port, dataDir, sandpaySecret, playerUrl }: Outside): Promise<Sandbox> =>
  startSandbox({
    host: '127.0.0.1',
    port,
    dataDir: join(dataDir, 'outside'),
    smsKey,
    mailKey: 'the key of an e-mail service',
    line: { id: '1650000001', secret: '0123456789abcdef0123456789abcdef', redirectUris: [] },
    sandpay: { secret: sandpaySecret, webhookUrl: `${playerUrl}/payments/sandpay/webhook` },
    now: () => systemClock.now(),
  })

type DeploymentProcess = {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

function command(name: string, args: readonly string[], settings: Settings): DeploymentProcess {
  const { PATH = '', HOME = '' } = process.env
  const file = join(root, 'tools', 'commands', `${name.replace(':', '-')}.ts`)
  const child = spawn(process.execPath, [...flags, file, ...args], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code as number | null) }
}

async function untilReady({ child, output }: DeploymentProcess): Promise<void> {
  await vi.waitUntil(() => /^Ready in /m.test(output()) || child.exitCode !== null, { timeout: readyMs })
  expect(output()).toMatch(/^Ready in /m)
}
