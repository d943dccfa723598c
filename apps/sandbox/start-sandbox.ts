import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { openDatabase } from './database.ts'
import { registerBeacon } from './beacon/register-beacon.ts'
import { registerFeed } from './feed/register-feed.ts'
import { registerIndexPage } from './index-page.ts'
import { registerLine } from './line/register-line.ts'
import { registerPayments } from './payments/register-payments.ts'
import { setPageHeaders } from './page/page-headers.ts'
import type { SandboxSettings } from './settings.ts'
import { registerMail } from './mail/register-mail.ts'
import { startSmtp } from './mail/start-smtp.ts'
import { registerPush } from './push/register-push.ts'
import { registerSms } from './sms/register-sms.ts'

export type SandboxOptions = SandboxSettings & {
  readonly now: () => number
  readonly log?: FastifyBaseLogger
  /** How long a message to a slow number takes to be accepted. */
  readonly slowAnswerMs?: number
}

export type Sandbox = {
  readonly url: string
  /** The mail server's address; undefined without one. */
  readonly smtpUrl: string | undefined
  readonly close: () => Promise<void>
}

const bodyLimitBytes = 16 * 1024
const slowAnswerMsDefault = 5_000

/** Starts every stand-in on one port. Port 0 takes a free one; `url` says which. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const database = openDatabase(options.dataDir)
  const server = createServer(options.log)
  server.addHook('onClose', () => database.close())

  let url = ''
  server.get('/healthz', () => ({ status: 'ok' }))
  server.get('/readyz', () => {
    database.prepare('select 1').get()
    return { status: 'ready' }
  })
  registerIndexPage(server)
  await server.register(registerSms, {
    prefix: '/sms',
    database,
    key: options.smsKey,
    now: options.now,
    slowAnswerMs: options.slowAnswerMs ?? slowAnswerMsDefault,
  })
  await server.register(registerMail, { prefix: '/mail', database, key: options.mailKey, now: options.now })
  await server.register(registerPush, { prefix: '/push', database, now: options.now, publicUrl: () => url })
  await server.register(registerLine, {
    prefix: '/line',
    database,
    channel: options.line,
    now: options.now,
    publicUrl: () => url,
  })
  await server.register(registerPayments, {
    prefix: '/sandpay',
    database,
    merchant: options.sandpay,
    now: options.now,
    publicUrl: () => url,
    framedBy: options.frameOrigins ?? [],
  })
  await server.register(registerFeed, { prefix: '/feed', database, now: options.now, publicUrl: () => url })
  await server.register(registerBeacon, { prefix: '/beacon', now: options.now })

  let smtp: Awaited<ReturnType<typeof startSmtp>> | undefined
  try {
    if (options.smtpPort !== undefined)
      smtp = await startSmtp({ ...options, database, port: options.smtpPort, key: options.mailKey })
    url = await server.listen({ host: options.host, port: options.port })
  } catch (error) {
    await smtp?.close()
    await server.close()
    throw error
  }
  url = options.publicUrl ?? url
  return {
    url,
    smtpUrl: smtp && `smtp://${options.host}:${smtp.port}`,
    close: async () => {
      await smtp?.close()
      await server.close()
    },
  }
}

function createServer(log: FastifyBaseLogger | undefined): FastifyInstance {
  const server = fastify({
    ...(log === undefined ? {} : { loggerInstance: log }),
    // Requests carry one-time codes and authorization codes: none of them belongs in a log.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
  })
  server.addHook('onRequest', (_request, reply, done) => {
    setPageHeaders(reply)
    done()
  })
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'not_found', message: 'There is nothing here. The page at / lists the services.' }),
  )
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    return status >= 500
      ? reply.code(500).send({ error: 'server_error', message: 'The sandbox failed. Its log says why.' })
      : reply.code(status).send({ error: 'invalid_request', message: error.message })
  })
  return server
}
