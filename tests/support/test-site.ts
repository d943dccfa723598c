import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { type Sandbox, startSandbox } from '#apps/sandbox/start-sandbox.ts'
import { type Features, featuresOf } from '#apps/server/features.ts'
import { type ServerContext, openServerContext } from '#apps/server/server-context.ts'
import { playerServer } from '#apps/server/serve/player-server.ts'
import { type TestClock, testClock } from '#core/clock/test-clock.ts'
import type { Language } from '#core/language/language.ts'
import type { Call, RequestOf } from '#core/contract/call.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import type { PasswordCost } from '#platform/crypto/password-hash.ts'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import { settingsInsert } from '#features/office/web-configuration/server/index.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import type { Settings } from '#features/office/web-configuration/settings.ts'
import { createJobs } from '#platform/jobs/jobs.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { createLog } from '#platform/log/log.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { sharePasswordKey } from './share-password-key.ts'
import { serverConfiguration, testSandpaySecret } from './server-configuration.ts'

/** How a test speaks to the server: as a client on the wire, from a device and an address of its own. */
export type Visitor = {
  readonly token?: string
  readonly fingerprint?: string
  readonly ip?: string
  readonly platform?: 0 | 1
  readonly userAgent?: string
  /** As the browser's `Accept-Language` says it. */
  readonly language?: Language
}

export type WireAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Record<string, unknown> & { readonly code: number; readonly errcode: number }
}

export type TestSite = {
  readonly server: FastifyInstance
  readonly context: ServerContext
  readonly features: Features
  readonly clock: TestClock
  readonly sandbox: Sandbox
  /** For what operators do as the role that owns the schema. */
  readonly ownerUrl: string
  readonly logLines: readonly string[]
  readonly send: <C extends Call>(call: C, request: RequestOf<C>, visitor?: Visitor) => Promise<WireAnswer>
  readonly sendRaw: (path: string, body: unknown, visitor?: Visitor) => Promise<WireAnswer>
  /** The password as a browser would send it. */
  readonly encrypted: (password: string) => Promise<{ password: string; passwordKeyId: string }>
  readonly set: (settings: Partial<Settings>) => Promise<void>
  /** Runs what is due, and answers the newest message for a number. */
  readonly messageTo: (mobile: string) => Promise<string | undefined>
  /** Runs what is due. */
  readonly runDue: () => Promise<void>
  /** E-mails to an address, newest first. */
  readonly mailOf: (email: string) => Promise<string[]>
  readonly codeTo: (mobile: string) => Promise<string>
  readonly close: () => Promise<void>
}

export type TestSiteOptions = {
  /** The names of the jobs that run here, if not all do. */
  readonly onlyJobs?: readonly string[]
  /** Where a test is about how long passwords take. */
  readonly passwordCost?: PasswordCost
}

/** The product's cost is 25 ms of a processor for each password, and tests use thousands. */
const cheapPassword: PasswordCost = { memoryKib: 64, passes: 1, parallelism: 1 }

/** `changes`: what this site is configured with instead. */
export async function openTestSite(
  changes: Partial<Configuration> = {},
  { onlyJobs, passwordCost = cheapPassword }: TestSiteOptions = {},
): Promise<TestSite> {
  const database = await createTestDatabase()
  const clock = testClock()
  const dataDir = await mkdtemp(join(tmpdir(), 'bituin-sandbox-'))
  const sandbox = await startSandbox({ ...sandboxSettings, dataDir, now: () => Number(clock.now()) })
  const logLines: string[] = []
  const log = createLog({ level: 'debug', style: 'json', destination: { write: (line) => logLines.push(line) } })
  const read = serverConfiguration({
    databaseUrl: database.url,
    sandboxUrl: sandbox.url,
    smtpUrl: sandbox.smtpUrl,
    documentsDir: join(dataDir, 'documents'),
  })
  const configuration = { ...read, ...changes }
  const context = openServerContext({ configuration, clock, log, passwordCost })
  await sharePasswordKey({ ...context, now: clock.now() })
  const features = featuresOf(context)
  const server = playerServer(context, features, [])
  const ran = features.jobs.filter(({ name }) => onlyJobs?.includes(name) ?? true)
  const jobs = createJobs({ db: context.db, clock, jobs: ran, log })
  await server.ready()

  const sendRaw: TestSite['sendRaw'] = (path, body, visitor) => inject(server, { path, body, visitor: visitor ?? {} })
  // One after another: a message that another caller's run has taken is sent before this one looks.
  let running: Promise<unknown> = Promise.resolve()
  const messageTo = async (mobile: string) => {
    running = running.catch(() => {}).then(() => jobs.runDue())
    await running
    return (await inboxOf(sandbox.url, mobile))[0]
  }
  return {
    server,
    context,
    features,
    clock,
    sandbox,
    ownerUrl: database.ownerUrl,
    logLines,
    sendRaw,
    messageTo,
    runDue: async () => void (await jobs.runDue()),
    mailOf: (email) => mailsOf(sandbox.url, email),
    send: (call, request, visitor) => sendRaw(call.path, request, visitor),
    encrypted: async (password) => {
      const { passwordKey } = v.parse(withPasswordKey, (await sendRaw(getConfiguration.path, {})).body.data)
      return { password: await encryptPassword(passwordKey.spki, password), passwordKeyId: passwordKey.id }
    },
    set: async (settings) => {
      await settingsInsert(context.db, { settings, changedBy: 'test', reason: 'test', now: clock.now() })
    },
    codeTo: async (mobile) => /\b(\d{6})\b/.exec((await messageTo(mobile)) ?? '')?.[1] ?? 'no code',
    close: async () => {
      await jobs.stop()
      await server.close()
      await context.db.close()
      await sandbox.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const sandboxSettings = {
  host: '127.0.0.1',
  port: 0,
  smtpPort: 0,
  smsKey: 'test-sms-key',
  mailKey: 'test-mail-key',
  sandpay: { secret: testSandpaySecret },
  line: {
    id: '1650000000',
    secret: 'test-line-secret-of-32-characters',
    redirectUris: ['http://127.0.0.1:8080/login'],
  },
} as const

async function inject(
  server: FastifyInstance,
  { path, body, visitor }: { path: string; body: unknown; visitor: Visitor },
): Promise<WireAnswer> {
  const envelope = { clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: visitor.platform ?? 0 }
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const response = await server.inject({
    method: 'POST',
    url: callPrefix + path,
    remoteAddress: visitor.ip ?? '127.0.0.1',
    headers: {
      'content-type': 'application/json',
      'user-agent':
        visitor.userAgent ?? 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
      ...(visitor.token ? { authorization: visitor.token } : {}),
      ...(visitor.language ? { 'accept-language': visitor.language } : {}),
      ...fingerprintOf(visitor),
    },
    payload: typeof body === 'string' ? body : JSON.stringify(isObject ? { ...envelope, ...body } : body),
  })
  const parsed: unknown = JSON.parse(response.body)
  return { status: response.statusCode, headers: response.headers, body: v.parse(wireBody, parsed) }
}

/** A signed-in visitor has a device of their own, unless a test names one; an empty text sends none. */
function fingerprintOf({ fingerprint, token }: Visitor): Record<string, string> {
  const sent = fingerprint ?? (token === undefined ? '' : `device-of-${token.slice(0, 20)}`)
  return sent === '' ? {} : { 'x-fingerprint': sent }
}

const withPasswordKey = v.object({
  passwordKey: getConfiguration.response.entries.data.entries.passwordKey,
})
const wireBody = v.looseObject({ code: v.number(), errcode: v.number() })
const inbox = v.object({ messages: v.array(v.object({ text: v.string() })) })

const mailsOf = async (url: string, email: string): Promise<string[]> => {
  const response = await fetch(`${url}/mail/v1/messages?to=${encodeURIComponent(email)}`)
  return v.parse(inbox, await response.json()).messages.map(({ text }) => text)
}

async function inboxOf(url: string, mobile: string): Promise<string[]> {
  const response = await fetch(`${url}/sms/v1/messages?to=${encodeURIComponent(mobile)}`, {
    headers: { authorization: `Bearer ${sandboxSettings.smsKey}` },
  })
  return v.parse(inbox, await response.json()).messages.map(({ text }) => text)
}
