import * as v from 'valibot'
import { onTestFinished } from 'vitest'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { callPrefix, commonErrcode } from '#core/contract/envelope.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { wireSchemaOf } from './wire-schema.ts'

/** The wire format of an answer to one call. */
export type WireAnswer = {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly isForeign?: true
}

export const refused = (errcode: number, details: Record<string, unknown> = {}): WireAnswer => ({
  status: 200,
  body: { msg: '', ...details, code: 200, errcode },
})
/** A refusal that the specification or a newer server knows, and this contract does not. */
export const refusedByAnother = (errcode: number): WireAnswer => ({ ...refused(errcode), isForeign: true })
export const faulty = (...faults: readonly FieldFault[]): WireAnswer => ({
  status: 400,
  body: { code: 400, errcode: 400, msg: '', faults },
})
export const broken = (code: number): WireAnswer => ({ status: code, body: { code, errcode: code, msg: '' } })

type Body<C extends Call> = ResponseOf<C> | WireAnswer
type Reply<C extends Call> = (request: RequestOf<C>, headers: Headers) => Body<C> | Promise<Body<C>>

/**
 * A server at the end of `fetch`, the player's unless `prefix` says otherwise. A test says what each call is answered, and the call's contract says whether the real
 * server could answer so: a body with a field that is missing, of another type or unknown, or a refusal that the contract
 * does not name, fails the test with a sentence that names the call and the field.
 */
export function createTestServer(prefix = callPrefix) {
  const answers = new Map<string, (request: unknown, headers: Headers) => Promise<WireAnswer>>()
  const sent: { readonly address: string; readonly body: unknown }[] = []
  const impossible: Error[] = []
  // A wrong answer given during the test reaches the client as a broken network; the test learns of it at its end.
  onTestFinished(() => {
    if (impossible[0]) throw impossible[0]
  })

  const fetch: typeof globalThis.fetch = async (url, init) => {
    if (typeof url !== 'string' || typeof init?.body !== 'string') throw new TypeError('Only the client speaks here.')
    const body: unknown = JSON.parse(init.body)
    sent.push({ address: url, body })
    const { status, body: reply } = (await answers.get(url)?.(body, new Headers(init.headers))) ?? broken(404)
    return new Response(JSON.stringify(reply), { status })
  }
  return {
    fetch,
    /**
     * From now on the call is answered so. A body is checked at once, what a function answers when it answers. A request
     * that the contract refuses is 400 without being looked at.
     */
    answer<C extends Call>(call: C, reply: Body<C> | Reply<C>): void {
      const checked = checkedBy(call)
      if (!isReply(reply)) checked(reply)
      answers.set(prefix + call.path, async (body, headers) => {
        if (!v.safeParse(call.request, body).success) return broken(400)
        const outcome = isReply(reply) ? await reply(body as RequestOf<C>, headers) : reply
        try {
          return checked(outcome)
        } catch (error) {
          if (error instanceof Error) impossible.push(error)
          throw error
        }
      })
    },
    /** The requests sent by a call so far. */
    sent: <C extends Call>(call: C) =>
      sent.filter(({ address }) => address === prefix + call.path).map(({ body }) => body as RequestOf<C>),
  }
}

const isReply = <C extends Call>(reply: Body<C> | Reply<C>): reply is Reply<C> => typeof reply === 'function'
const isWireAnswer = (outcome: object): outcome is WireAnswer => 'status' in outcome && 'body' in outcome

/** What the real server could answer to the call, in the wire format. */
function checkedBy(call: Call): (outcome: object) => WireAnswer {
  const schema = wireSchemaOf(call.response)
  const refusals = new Set<unknown>([...Object.values(call.refusals), ...Object.values(commonErrcode)])
  return (outcome) => {
    if (isWireAnswer(outcome)) {
      const { code, errcode } = outcome.body
      if (code === 200 && !outcome.isForeign && !refusals.has(errcode))
        throw new Error(`${call.path} names no refusal ${String(errcode)}.`)
      return outcome
    }
    const { issues } = v.safeParse(schema, outcome)
    if (issues) throw new Error(`${call.path} is never answered so. ${issues.map(sentence).join(' ')}`)
    return { status: 200, body: { ...outcome, code: 200, errcode: 0 } }
  }
}

const sentence = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'The body'}: ${issue.message}.`
