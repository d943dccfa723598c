import { randomUUID } from 'node:crypto'
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { Overloaded } from '../crypto/overloaded.ts'
import { isDatabaseAway } from '../db/database-faults.ts'
import { BodyBudget, type BodyBudgetOptions } from './bounds/body-budget.ts'
import { type DirectAnswer, DirectRoutes } from './direct-routes.ts'
import { answerClientError, securityHeaders } from './framework-errors.ts'
import { methodsServed, watchMethods } from './methods-served.ts'
import { faultReply, isFaultCode, type WireReply } from './wire-reply.ts'

export type HttpServerOptions = {
  readonly log: FastifyBaseLogger
  /** Proxies whose forwarding headers are trusted. None by default. */
  readonly trustedProxies: readonly string[]
  readonly corsOrigins: readonly string[]
  readonly secure: boolean
  readonly bodies?: BodyBudgetOptions
}

const jsonType = 'application/json; charset=utf-8'
const bodyLimitBytes = 64 * 1024
const megabyte = 1024 * 1024
const bodiesDefault: BodyBudgetOptions = { smallBytesMax: 128 * megabyte, largeBytesMax: 64 * megabyte }
const requestTimeoutMs = 60_000
const retryAfterFaultSeconds = 5

/**
 * A Fastify instance with the shared conventions: request ids, limits, headers, CORS by list, and errors that reveal
 * nothing.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const budget = new BodyBudget(options.bodies ?? bodiesDefault)
  const direct = new DirectRoutes({
    bytesMax: bodyLimitBytes,
    budget,
    answerOfFault: (error) => {
      options.log.error({ err: error }, 'request failed')
      return directAnswerOf(faultOfError(error))
    },
  })
  const server = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: 72_000,
    genReqId: () => randomUUID(),
    // A call that reaches a server which is closing, over a connection that was open, is answered like those before it.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    // No hook sees these: a malformed address, or no valid request at all.
    frameworkErrors: (error, request, reply) =>
      void sendReply(reply.headers(securityHeaders(request.id, options.secure)), faultOfError(error)),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, options.secure),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  })
  direct.installBefore(server)
  watchMethods(server)
  // A child logger per request would pass its bindings through the redaction each time; the lines that need an id name
  // it.
  server.setChildLoggerFactory((logger) => logger)
  parseJsonWithoutNul(server)
  holdBodies(server, budget)
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request.id, options.secure))
    done()
  })
  allowListedOrigins(server, options.corsOrigins)
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const fault = faultOfError(error)
    if (fault.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed')
    else
      request.log.info({ fault: error.code, requestId: request.id, url: request.routeOptions.url }, 'request refused')
    return sendReply(reply, fault)
  })
  server.setNotFoundHandler((request, reply) => {
    const methods = methodsServed(server, pathOf(request))
    // A wildcard route may still have nothing at this address.
    return methods.length === 0 || methods.includes(request.method)
      ? sendReply(reply, faultReply(404))
      : sendReply(reply.header('allow', methods.join(', ')), faultReply(405))
  })
  return server
}

const pathOf = ({ url }: FastifyRequest): string => /^[^?]*/.exec(url)?.[0] ?? ''

export function sendReply(reply: FastifyReply, { status, body, retryAfterSeconds }: WireReply): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).header('cache-control', 'no-store').type(jsonType).send(body)
}

/**
 * PostgreSQL cannot store a NUL in a text. No field of any call means one, so it is rejected here and not in a store.
 */
function parseJsonWithoutNul(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (String(body).includes('\\u0000')) done(Object.assign(new Error('a text holds a NUL'), { statusCode: 400 }))
    else void parse(request, String(body), done)
  })
}

/** A body beyond the budget gets "try later", from any caller, and is not kept. */
function holdBodies(server: FastifyInstance, budget: BodyBudget): void {
  server.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (length === undefined && encoding === undefined) return done(null, payload)
    const size = (request.routeOptions.bodyLimit ?? bodyLimitBytes) > bodyLimitBytes ? 'large' : 'small'
    const onFull = () => void payload.emit('error', new Overloaded('bodies', retryAfterFaultSeconds))
    budget.hold({ size, stream: payload, answer: reply.raw, onFull })
    done(null, payload)
  })
}

function directAnswerOf({ status, body, retryAfterSeconds }: WireReply): DirectAnswer {
  const retry = retryAfterSeconds === undefined ? [] : ['retry-after', String(retryAfterSeconds)]
  return {
    status,
    headers: ['content-type', jsonType, 'cache-control', 'no-store', ...retry],
    body: JSON.stringify(body),
  }
}

const unsupportedType = 415

function faultOfError(error: unknown): WireReply {
  if (error instanceof Overloaded) return faultReply(503, { retryAfterSeconds: error.retryAfterSeconds })
  const { code: name, statusCode = 500 }: Partial<FastifyError> = error instanceof Error ? error : {}
  if (isDatabaseAway(error) || name === 'ETIMEDOUT')
    return faultReply(503, { retryAfterSeconds: retryAfterFaultSeconds })
  const code = isFaultCode(statusCode) ? statusCode : statusCode === unsupportedType ? 400 : 500
  return faultReply(code, { retryAfterSeconds: code === 503 || code === 429 ? retryAfterFaultSeconds : undefined })
}

/** Cross-origin requests are answered only for the listed origins; to others the browser sees no permission. */
function allowListedOrigins(server: FastifyInstance, origins: readonly string[]): void {
  const allowed = new Set(origins)
  server.addHook('onRequest', (request, reply, done) => {
    const origin = request.headers.origin
    if (origin && allowed.has(origin)) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'authorization, content-type, x-fingerprint',
        'access-control-expose-headers': 'retry-after, x-request-id',
        'access-control-max-age': '600',
        vary: 'origin',
      })
    }
    done()
  })
  server.options('/*', async (_request, reply) => reply.code(204).send())
}
