import type { KeyCheck } from '../batch/operation.ts'

// A provider that repeats a request usually repeats more: its line is bad, or it has restarted and asks about
// everything open.
const batchesLookedUp = 64

/**
 * Whether a batch looks up its keys before it is decided. While nobody repeats a request, keys are checked
 * optimistically: a repeated one violates the unique key, and the batch runs again with a lookup.
 */
export class Repetitions {
  #batchesLeft = 0

  keyCheckOfNextBatch(): KeyCheck {
    if (this.#batchesLeft === 0) return 'optimistic'
    this.#batchesLeft--
    return 'lookedUp'
  }

  noteOne(): void {
    this.#batchesLeft = batchesLookedUp
  }
}
