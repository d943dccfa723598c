import type { RgsRefusal } from '../rgs-refusals.ts'

/** Ends a call, and the transaction it is in, with a refusal that its contract names. */
export class RgsRefused extends Error {
  readonly refusal: RgsRefusal

  constructor(refusal: RgsRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
