import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { createClient, type Reply } from '#core/contract/client.ts'

/** A step did not end as it would for a player. The message says what was asked and what came back. */
export class StepFailed extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StepFailed'
  }
}

export type Visitor = {
  /** Calls as the player's app does, and insists on an answer. */
  readonly ask: <C extends Call>(call: C, request: RequestOf<C>) => Promise<ResponseOf<C>>
  /** The same, where a refusal by this name is an answer, too. */
  readonly attempt: <C extends Call>(call: C, request: RequestOf<C>) => Promise<Attempt<C>>
  readonly setToken: (token: string) => void
}

export type Attempt<C extends Call> =
  | { readonly kind: 'answer'; readonly body: ResponseOf<C> }
  | { readonly kind: 'refusal'; readonly name: string }

const timeoutMs = 15_000

/** Speaks to the product from outside, through the calls that everybody has, from one device. */
export function createVisitor(baseUrl: string): Visitor {
  let token: string | undefined
  const client = createClient({
    baseUrl,
    fetch: globalThis.fetch,
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
    token: () => token,
    fingerprint: () => 'synthetic-player',
    onSessionEnded: () => undefined,
    timeoutMs,
  })
  const attempt: Visitor['attempt'] = async (call, request) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') return reply
    if (reply.kind === 'refusal') return { kind: 'refusal', name: nameOf(call, reply.errcode) }
    throw new StepFailed(`${call.path} ${wordsOf(reply)}`)
  }
  return {
    attempt,
    async ask(call, request) {
      const reply = await attempt(call, request)
      if (reply.kind === 'answer') return reply.body
      throw new StepFailed(`${call.path} was refused: ${reply.name}`)
    },
    setToken(given) {
      token = given
    },
  }
}

const nameOf = ({ refusals }: Call, errcode: number): string =>
  Object.entries(refusals).find(([, code]) => code === errcode)?.[0] ?? `errcode ${errcode}`

function wordsOf(reply: Exclude<Reply<Call>, { kind: 'answer' | 'refusal' }>): string {
  if (reply.kind === 'fault') return `answered ${reply.code}`
  if (reply.kind === 'invalid') return `found invalid: ${reply.faults.map(({ field }) => field).join(', ')}`
  if (reply.kind === 'signedOut') return 'says that the session has ended'
  return reply.kind === 'offline' ? 'cannot be reached' : `did not answer in ${timeoutMs / 1_000} seconds`
}
