import { type RgsAnswers, type RgsCall, type RgsRequest, rgsPrefix } from '#games/rgs/contract.ts'

/** What the bots met with, all together. */
export type Tally = {
  readonly answers: Map<string, number>
  readonly refusals: Map<string, number>
  /** Answers that no player should ever get. */
  readonly faults: Map<string, number>
  /** Requests without an answer in time, by call: the round's outcome is requested again. */
  readonly lost: Map<string, number>
  readonly waitedMs: number[]
}

export const newTally = (): Tally => ({
  answers: new Map(),
  refusals: new Map(),
  faults: new Map(),
  lost: new Map(),
  waitedMs: [],
})

export const count = (counts: Map<string, number>, what: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

export type StudioCalls = {
  /** Undefined: refused, or nobody answered. */
  readonly ask: <C extends RgsCall>(call: C, request: RgsRequest<C>) => Promise<RgsAnswers[C] | undefined>
  /** Whether the last question was one that nobody answered. */
  readonly isLost: () => boolean
  readonly setToken: (token: string) => void
}

type CallTarget = { readonly studioUrl: string; readonly address: string; readonly tally: Tally }
type RefusalBody = { readonly refusal?: string }

const patienceMs = 30_000

/** What a game's page asks of the studio, from an address of its own. */
export function studioCalls({ studioUrl, address, tally }: CallTarget): StudioCalls {
  let token = ''
  let isLost = false
  return {
    isLost: () => isLost,
    setToken(given) {
      token = given
    },
    async ask(call, request) {
      const begun = performance.now()
      const response = await post(studioUrl + rgsPrefix + call, { token, address, request })
      tally.waitedMs.push(performance.now() - begun)
      isLost = response === undefined
      if (response === undefined) {
        count(tally.lost, call)
        return undefined
      }
      if (response.status === 200) {
        count(tally.answers, call)
        // The studio's answers are proven against its contract elsewhere.
        return response.body as RgsAnswers[typeof call]
      }
      const { refusal } = response.body as RefusalBody
      if (refusal === undefined) count(tally.faults, `${call}: ${response.status}`)
      else count(tally.refusals, refusal)
      return undefined
    },
  }
}

type StudioCall = { readonly token: string; readonly address: string; readonly request: unknown }

async function post(url: string, { token, address, request }: StudioCall) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceMs),
    })
    return { status: response.status, body: (await response.json()) as unknown }
  } catch {
    return undefined
  }
}
