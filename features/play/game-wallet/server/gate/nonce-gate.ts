import { AsyncLocalStorage } from 'node:async_hooks'
import type { Queryable } from '#platform/db/queryable.ts'
import { nonceTake } from '../store/nonce.store.ts'
import type { NonceClaim } from '../nonce-claim.ts'

export type NonceGate = {
  /** True for the first call over all processes. */
  readonly accept: (claim: NonceClaim) => Promise<boolean>
}

type WaitingClaim = {
  readonly claim: NonceClaim
  readonly answer: (isTaken: boolean) => void
  readonly fail: (error: unknown) => void
}

/**
 * Takes the nonces of calls that move no money. Concurrent ones share a statement: a commit per request would cost more
 * than the request. Calls that move money take theirs in their own transaction (`load-view.ts`).
 */
export function createNonceGate(db: Queryable): NonceGate {
  const outside = AsyncLocalStorage.snapshot()
  let waiting: WaitingClaim[] = []
  let isWriting = false

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const taken = waiting
      waiting = []
      await answerAll(db, taken)
    }
    isWriting = false
  }
  return {
    accept: (claim) =>
      new Promise((answer, fail) => {
        waiting.push({ claim, answer, fail })
        if (isWriting) return
        isWriting = true
        setImmediate(() => void outside(write))
      }),
  }
}

async function answerAll(db: Queryable, taken: readonly WaitingClaim[]): Promise<void> {
  try {
    await nonceTake(
      db,
      taken.map(({ claim }) => claim),
    )
    for (const { claim, answer } of taken) answer(!claim.isRefused)
  } catch (error) {
    for (const { fail } of taken) fail(error)
  }
}
