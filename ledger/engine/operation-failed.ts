/** An operation that could not be done, for a reason that is no refusal. */
export class OperationFailed extends Error {
  /** `unknown`: the connection broke, perhaps after the commit. Asking again with the same key tells. */
  readonly applied: 'no' | 'unknown'

  constructor(applied: 'no' | 'unknown', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'OperationFailed'
    this.applied = applied
  }
}
