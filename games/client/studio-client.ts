import type { RgsAnswers, RgsCall, RgsRequest } from '#games/rgs/contract.ts'

export type Reply<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly refusal: string; readonly message: string }
  /** No answer: the request may have been applied or not. */
  | { readonly kind: 'lost' }

export type StudioClient = {
  readonly ask: <C extends RgsCall>(call: C, request: RgsRequest<C>) => Promise<Reply<RgsAnswers[C]>>
  /** Requests that the page has already sent. */
  readonly take: <Answer>(response: Promise<Response>) => Promise<Reply<Answer>>
  readonly setToken: (token: string) => void
}

const patienceMs = 20_000

export function createStudioClient(): StudioClient {
  let token = ''
  return {
    setToken(given) {
      token = given
    },
    take: replyOf,
    ask: (call, request) =>
      replyOf(
        fetch(`/rgs/v1/${call}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            'accept-language': document.documentElement.lang,
          },
          body: JSON.stringify(request),
          signal: AbortSignal.timeout(patienceMs),
        }),
      ),
  }
}

type RefusalBody = { readonly refusal?: string; readonly message?: string }

/** The studio's answers are its own page's: their form is the contract's. */
async function replyOf<Answer>(sent: Promise<Response>): Promise<Reply<Answer>> {
  try {
    const response = await sent
    const body: unknown = await response.json()
    if (response.status === 200) return { kind: 'answer', answer: body as Answer }
    const { refusal, message } = body as RefusalBody
    return refusal === undefined ? { kind: 'lost' } : { kind: 'refused', refusal, message: message ?? '' }
  } catch {
    return { kind: 'lost' }
  }
}
