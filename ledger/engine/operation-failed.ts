/** An operation that failed for a reason other than a refusal. */
export class OperationFailed extends Error {
  /** `unknown`: the connection broke, possibly after the commit. A retry with the same key answers the question. */
  readonly applied: 'no' | 'unknown'

  constructor(applied: 'no' | 'unknown', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'OperationFailed'
    this.applied = applied
  }
}
