import { Overloaded } from './overloaded.ts'

export type BoundedQueue = <T>(work: () => Promise<T>) => Promise<T>

export type QueueBounds = { readonly concurrencyMax: number; readonly waitingMax: number }

const retryAfterSeconds = 5

/** Runs at most `concurrencyMax` works at once, lets `waitingMax` wait in order, refuses the rest at once. */
export function createBoundedQueue(name: string, { concurrencyMax, waitingMax }: QueueBounds): BoundedQueue {
  let running = 0
  const waiting: (() => void)[] = []

  const leave = (): void => {
    const next = waiting.shift()
    // The place is handed on without being given up, so that nobody can slip in between.
    if (next) next()
    else running--
  }

  return async (work) => {
    if (running < concurrencyMax) running++
    else if (waiting.length < waitingMax) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new Overloaded(name, retryAfterSeconds)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
