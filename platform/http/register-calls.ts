import * as v from 'valibot'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '#core/contract/call.ts'
import { callPrefix, envelopeSchema } from '#core/contract/envelope.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type CallRunnerOptions, runCall } from './call-runner.ts'
import { callerOf } from './caller-of.ts'
import type { Handler } from './handle.ts'
import { sendReply } from './http-server.ts'
import { tokenFirst, tokenOf } from './token-first.ts'
import { sendCompressed } from './send-compressed.ts'
import { faultReply, type WireReply } from './wire-reply.ts'
import { ipOf } from '#platform/network-origin/ip-of.ts'

const jsonType = 'application/json; charset=utf-8'

/** Serves every handler under its call's path. A duplicate path is a defect that stops the start. */
export function registerCalls(
  server: FastifyInstance,
  handlers: readonly Handler[],
  options: CallRunnerOptions & { readonly metrics: Pick<Metrics, 'observeCall'>; readonly prefix?: string },
): void {
  for (const handler of handlers) {
    const { path } = handler.call
    server.post((options.prefix ?? callPrefix) + path, bodyOptionsOf(handler.call, options), async (request, reply) => {
      const started = performance.now()
      const result = await answerRequest(request, handler, options)
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

/** Only signed-in callers may send a large body. */
function bodyOptionsOf({ path, access, bodyBytesMax }: Call, options: CallRunnerOptions) {
  if (bodyBytesMax === undefined) return {}
  if (access !== 'player' && access !== 'staff') throw new Error(`${path} would take a large body from anybody`)
  return { bodyLimit: bodyBytesMax, onRequest: tokenFirst(options) }
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
