import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { envelopeSchema } from '#core/contract/envelope.ts'
import { type CallRunnerOptions, runCall } from '../call-runner.ts'
import { callerOf } from '../caller-of.ts'
import type { Handler } from '../handle.ts'
import { sendReply } from '../http-server.ts'
import { tokenOf } from '../token-first.ts'

const jsonType = 'application/json; charset=utf-8'

type DocumentRoute = { readonly path: string; readonly guard: Handler; readonly document: () => string }

/** Serves a document by GET under the rules of a call: the same session, permission and audit line. */
export function serveDocument(
  server: FastifyInstance,
  { path, guard, document }: DocumentRoute,
  options: CallRunnerOptions,
): void {
  server.get(path, async (request, reply) => {
    const caller = callerOf(request, v.parse(envelopeSchema, {}))
    const result = await runCall(guard, { body: {}, token: tokenOf(request), caller }, options)
    if (result.body.errcode === 0) return reply.header('cache-control', 'no-store').type(jsonType).send(document())
    return sendReply(reply, result.status === 200 ? forbidden(result.body) : result)
  })
}

/** A GET reports a refusal by its status: a program would take a 200 for the document. */
const forbidden = (body: Record<string, unknown>) => ({ status: 403, body: { ...body, code: 403 } })
