import type { FastifyInstance, FastifyReply } from 'fastify'
import { isOp, type Op, operationPrefix, operations } from '#games/protocol/operations.ts'
import { glwCode, type GlwCodeName } from '#games/protocol/codes.ts'
import { answerText, glwHeader } from '#games/protocol/signed-text.ts'
import { bodyHashOf, signatureOf } from '#games/protocol/server/signature.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { answerOperation, type Answerer } from './answer-operation.ts'
import type { RequestGate } from './request-gate.ts'
import { wireAnswer, type WalletReply } from './wire-answer.ts'

export type WalletRoutes = { readonly gate: RequestGate; readonly answerer: Answerer }

const bodyLimitBytes = 64 * 1024

/** The protocol's ten addresses. The signature is proven on the bytes as they came, before anything reads them. */
export function registerWalletRoutes(server: FastifyInstance, routes: WalletRoutes): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, parsed) =>
      parsed(null, body),
    )
    for (const op of Object.keys(operations).filter(isOp)) serve(scope, op, routes)
    done()
  })
}

function serve(scope: FastifyInstance, op: Op, { gate, answerer }: WalletRoutes): void {
  const observe = observerOf(op, answerer.metrics)
  scope.post(operationPrefix + op, async (request, reply) => {
    const started = performance.now()
    const now = answerer.clock.now()
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const admission = await gate({ headers: request.headers, path: request.url, bytes, now })
    failpoint('wallet.admitted')
    const { key } = admission
    const turnedAway = admission.kind === 'turnedAway' ? admission : undefined
    const answered: WalletReply =
      admission.kind === 'admitted'
        ? await answerOperation(op, { bytes, provider: admission.key.provider, nonce: admission.nonce }, answerer)
        : { code: admission.code, reqId: '' }
    const status = turnedAway?.status ?? statusOf(answered)
    const body = JSON.stringify(wireAnswer(answered, { providerId: key?.provider.id ?? '', now }))
    failpoint('wallet.beforeAnswer')
    observe({ status, code: answered.code, ms: performance.now() - started })
    return sendSigned(reply, { status, body, time: String(now), secret: key?.secret })
  })
}

/** Every answer of the business is 200; 429 and 5xx say that asking again makes sense. */
function statusOf({ code }: WalletReply): number {
  if (code === 'rateLimited') return 429
  if (code === 'badSignature') return 401
  return code === 'unknown' ? 503 : 200
}

type Signing = {
  readonly status: number
  readonly body: string
  readonly time: string
  readonly secret: string | undefined
}

function sendSigned(reply: FastifyReply, { status, body, time, secret }: Signing): FastifyReply {
  if (status === 429) reply.header('retry-after', 1)
  if (secret !== undefined) {
    reply.header(glwHeader.time, time)
    reply.header(glwHeader.signature, signatureOf(secret, answerText({ time, status, bodyHash: bodyHashOf(body) })))
  }
  return reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}

type Observed = { readonly status: number; readonly code: GlwCodeName; readonly ms: number }

function observerOf(op: Op, metrics: Metrics): (sample: Observed) => void {
  return ({ status, ms, code }) => metrics.observeCall({ path: `glw/${op}`, status, errcode: glwCode[code], ms })
}
