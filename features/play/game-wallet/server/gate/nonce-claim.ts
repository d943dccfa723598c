import { randomBytes } from 'node:crypto'
import type { Instant } from '#core/clock/instant.ts'
import { bodyHashOf } from '#games/protocol/server/signature.ts'

let lastCall = randomBytes(8).readBigInt64BE()

/**
 * One call's claim to its nonce. Whoever writes it first has it, and has it also when it asks again: a batch that is done
 * anew, or a call that is answered after its batch was rolled back, does not find itself in its own way.
 */
export class NonceClaim {
  /** The same for every call with this key and nonce. */
  readonly id: string
  /** This call's alone. */
  readonly call: bigint
  readonly expiresAt: Instant
  #isRefused = false

  constructor({ keyId, nonce, expiresAt }: { keyId: string; nonce: string; expiresAt: Instant }) {
    this.id = bodyHashOf(`${keyId} ${nonce}`).slice(0, 32)
    this.expiresAt = expiresAt
    lastCall = BigInt.asIntN(64, lastCall + 1n)
    this.call = lastCall
  }

  /** Another call has used the nonce: this one is turned away, whatever it asks. */
  get isRefused(): boolean {
    return this.#isRefused
  }

  /** What the database said. In a transaction it holds if that is committed; another one says it anew. */
  settle({ isTaken }: { readonly isTaken: boolean }): void {
    this.#isRefused = !isTaken
  }
}
