import * as v from 'valibot'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#core/contract/call.ts'
import { callPrefix, envelopeSchema } from '#core/contract/envelope.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { asWork, type Outcome } from '../work/work.ts'
import type { CallBound } from './bounds/call-bound.ts'
import { type CallRunnerOptions, runCall } from './call-runner.ts'
import { callerOf } from './caller-of.ts'
import type { Handler } from './handle.ts'
import { sendReply } from './http-server.ts'
import { tokenFirst, tokenOf } from './token-first.ts'
import { sendCompressed } from './send-compressed.ts'
import { faultReply, type WireReply } from './wire-reply.ts'
import { ipOf } from '#platform/network-origin/ip-of.ts'

const jsonType = 'application/json; charset=utf-8'
const retryAfterSeconds = 1

type CallOptions = CallRunnerOptions & {
  readonly metrics: Pick<Metrics, 'observeCall'>
  readonly prefix?: string
  /** Whose calls they are; players' unless it says otherwise. */
  readonly kind?: 'call' | 'staffCall'
  readonly bound: CallBound
}

/** Serves every handler under its call's path. A duplicate path is a defect that stops the start. */
export function registerCalls(server: FastifyInstance, handlers: readonly Handler[], options: CallOptions): void {
  for (const handler of handlers) {
    const { path } = handler.call
    server.post((options.prefix ?? callPrefix) + path, bodyOptionsOf(handler.call, options), async (request, reply) => {
      const started = performance.now()
      const result = await asWork({ kind: options.kind ?? 'call', name: path }, async (work) => {
        const reply = await answerWithinBound(request, handler, options)
        work.outcome = outcomeOf(reply)
        // It waits for news on purpose: its time says nothing.
        if (handler.call.longPoll === true) work.discard()
        return reply
      })
      options.metrics.observeCall({
        path,
        status: result.status,
        errcode: Number(result.body.errcode),
        ms: performance.now() - started,
      })
      if (result.prepared === undefined) return sendReply(reply, result)
      const headers = { 'cache-control': 'no-store', 'content-type': jsonType, vary: 'accept-encoding' }
      return sendCompressed(request, reply.headers(headers), result.prepared)
    })
  }
}

/** A refusal is an answer as the caller's act deserves it; a failure is ours. */
function outcomeOf({ status, body }: WireReply): Outcome {
  if (status >= 500) return 'failed'
  return Number(body.errcode) === 0 ? 'done' : 'refused'
}

/** Only signed-in callers may send a large body. */
function bodyOptionsOf({ path, access, bodyBytesMax }: Call, options: CallRunnerOptions) {
  if (bodyBytesMax === undefined) return {}
  if (access !== 'player' && access !== 'staff') throw new Error(`${path} would take a large body from anybody`)
  return { bodyLimit: bodyBytesMax, onRequest: tokenFirst(options) }
}

/** A call that waits for its turn or for news holds no connection, and has a bound of its own. */
const isPatient = ({ line, call }: Handler): boolean => line !== undefined || call.longPoll === true

async function answerWithinBound(request: FastifyRequest, handler: Handler, options: CallOptions): Promise<WireReply> {
  if (isPatient(handler)) return answerRequest(request, handler, options)
  if (!options.bound.enter()) return faultReply(503, { retryAfterSeconds })
  try {
    return await answerRequest(request, handler, options)
  } finally {
    options.bound.leave()
  }
}

async function answerRequest(
  request: FastifyRequest,
  handler: Handler,
  options: CallRunnerOptions,
): Promise<WireReply> {
  if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body)) return faultReply(400)
  const envelope = v.safeParse(envelopeSchema, request.body)
  if (!envelope.success) return faultReply(400)
  const incoming = { body: request.body, token: tokenOf(request), caller: callerOf(request, envelope.output) }
  const result = await runCall(handler, incoming, options)
  if (result.body.errcode !== 0) {
    const { code, errcode } = result.body
    request.log.info(
      { requestId: request.id, path: handler.call.path, code, errcode, ip: ipOf(request) },
      'call refused',
    )
  }
  return result
}
