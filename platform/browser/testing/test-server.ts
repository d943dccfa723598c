import * as v from 'valibot'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import type { FieldFault } from '#core/contract/outcome.ts'

/** The wire format of an answer to one call. */
export type WireAnswer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

export const refused = (errcode: number, details: Record<string, unknown> = {}): WireAnswer => ({
  status: 200,
  body: { ...details, code: 200, errcode, msg: '' },
})
export const faulty = (...faults: readonly FieldFault[]): WireAnswer => ({
  status: 400,
  body: { code: 400, errcode: 400, msg: '', faults },
})
export const broken = (code: number): WireAnswer => ({ status: code, body: { code, errcode: code, msg: '' } })

type Answer<C extends Call> = (
  request: RequestOf<C>,
) => ResponseOf<C> | WireAnswer | Promise<ResponseOf<C> | WireAnswer>

/** A server behind `fetch` that knows the contracts and the answers a test has defined. */
export function createTestServer() {
  const answers = new Map<string, (request: unknown) => Promise<WireAnswer>>()
  const sent: { readonly path: string; readonly body: unknown }[] = []

  const fetch: typeof globalThis.fetch = async (url, init) => {
    if (typeof url !== 'string' || typeof init?.body !== 'string') throw new TypeError('Only the client speaks here.')
    const path = url.slice(callPrefix.length)
    const body: unknown = JSON.parse(init.body)
    sent.push({ path, body })
    const { status, body: reply } = (await answers.get(path)?.(body)) ?? broken(404)
    return new Response(JSON.stringify(reply), { status })
  }
  return {
    fetch,
    /** Defines the answer to a call. A request that violates the contract gets a 400. */
    answer: <C extends Call>(call: C, reply: Answer<C>) =>
      answers.set(call.path, async (body) => {
        if (!v.safeParse(call.request, body).success) return broken(400)
        const outcome = await reply(body as RequestOf<C>)
        return isWireAnswer(outcome) ? outcome : { status: 200, body: { ...outcome, code: 200, errcode: 0 } }
      }),
    /** The requests sent by a call so far. */
    sent: <C extends Call>(call: C) =>
      sent.filter(({ path }) => path === call.path).map(({ body }) => body as RequestOf<C>),
  }
}

const isWireAnswer = (outcome: object): outcome is WireAnswer => 'status' in outcome && 'body' in outcome
