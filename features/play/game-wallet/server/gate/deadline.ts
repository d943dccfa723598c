/**
 * How far one operation has come, told by who works on it and asked by who waits: an operation that is abandoned
 * before its batch is being committed is never applied.
 */
export class Deadline {
  #phase: 'waiting' | 'committing' | 'abandoned' = 'waiting'

  get isAbandoned(): boolean {
    return this.#phase === 'abandoned'
  }

  /** From here on the outcome is the database's to say. */
  get isCommitting(): boolean {
    return this.#phase === 'committing'
  }

  /** False: it was abandoned, and its transaction has to be rolled back. */
  beginCommit(): boolean {
    if (this.#phase === 'waiting') this.#phase = 'committing'
    return this.#phase === 'committing'
  }

  /** True: it is surely not applied and never will be. */
  abandon(): boolean {
    if (this.#phase === 'waiting') this.#phase = 'abandoned'
    return this.#phase === 'abandoned'
  }
}
