/** A bounded queue is full. The caller gets a 503 with Retry-After; nothing was done. */
export class Overloaded extends Error {
  readonly retryAfterSeconds: number

  constructor(what: string, retryAfterSeconds: number) {
    super(`${what}: too many are waiting`)
    this.name = 'Overloaded'
    this.retryAfterSeconds = retryAfterSeconds
  }
}
