import type { RgsAnswers, RgsCall, RgsRequest } from '#games/rgs/contract.ts'

export type Reply<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly refusal: string; readonly message: string }
  /** Nobody answered: what was asked may have happened or not. */
  | { readonly kind: 'lost' }

export type StudioClient = {
  readonly ask: <C extends RgsCall>(call: C, request: RgsRequest<C>) => Promise<Reply<RgsAnswers[C]>>
  readonly setToken: (token: string) => void
}

const patienceMs = 20_000

export function createStudioClient(): StudioClient {
  let token = ''
  return {
    setToken(given) {
      token = given
    },
    async ask(call, request) {
      try {
        const response = await fetch(`/rgs/v1/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(request),
          signal: AbortSignal.timeout(patienceMs),
        })
        return replyOf(response.status, await response.json())
      } catch {
        return { kind: 'lost' }
      }
    },
  }
}

type Refused = { readonly refusal?: string; readonly message?: string }

/** The studio's answers are its own page's: their form is the contract's. */
function replyOf<Answer>(status: number, body: unknown): Reply<Answer> {
  if (status === 200) return { kind: 'answer', answer: body as Answer }
  const { refusal, message } = body as Refused
  if (refusal === undefined) return { kind: 'lost' }
  return { kind: 'refused', refusal, message: message ?? '' }
}
