/**
 * The progress of one operation, shared by the worker and the waiting request: an operation abandoned before its batch
 * is being committed is never applied.
 */
export class Deadline {
  #phase: 'waiting' | 'committing' | 'abandoned' = 'waiting'

  get isAbandoned(): boolean {
    return this.#phase === 'abandoned'
  }

  /** From here on the database decides the outcome. */
  get isCommitting(): boolean {
    return this.#phase === 'committing'
  }

  /** False: it was abandoned, and its transaction has to be rolled back. */
  beginCommit(): boolean {
    if (this.#phase === 'waiting') this.#phase = 'committing'
    return this.#phase === 'committing'
  }

  /** True: it is certainly not applied and never will be. */
  abandon(): boolean {
    if (this.#phase === 'waiting') this.#phase = 'abandoned'
    return this.#phase === 'abandoned'
  }
}
