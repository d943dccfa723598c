import { AsyncLocalStorage } from 'node:async_hooks'
import type { Queryable } from '#platform/db/queryable.ts'
import { nonceInsert, type NonceUse } from './nonce.store.ts'

export type NonceGate = {
  /** True the first time, for every process of the house together. */
  readonly accept: (use: NonceUse) => Promise<boolean>
}

type Waiting = NonceUse & { readonly answer: (isNew: boolean) => void; readonly fail: (error: unknown) => void }

const nonceKey = ({ keyId, nonce }: Pick<NonceUse, 'keyId' | 'nonce'>): string => `${keyId} ${nonce}`

/** Writes the nonces that arrive together in one statement: a commit for each request would cost more than the request. */
export function createNonceGate(db: Queryable): NonceGate {
  const outside = AsyncLocalStorage.snapshot()
  let waiting: Waiting[] = []
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
    accept: (use) =>
      new Promise((answer, fail) => {
        waiting.push({ ...use, answer, fail })
        if (isWriting) return
        isWriting = true
        setImmediate(() => void outside(write))
      }),
  }
}

async function answerAll(db: Queryable, taken: readonly Waiting[]): Promise<void> {
  const byKey = Map.groupBy(taken, nonceKey)
  try {
    const inserted = new Set(
      (
        await nonceInsert(
          db,
          taken.filter((use) => byKey.get(nonceKey(use))?.[0] === use),
        )
      ).map(nonceKey),
    )
    for (const [key, [first, ...repeated]] of byKey) {
      first?.answer(inserted.has(key))
      for (const { answer } of repeated) answer(false)
    }
  } catch (error) {
    for (const { fail } of taken) fail(error)
  }
}
