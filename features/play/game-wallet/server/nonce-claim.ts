import { randomBytes } from 'node:crypto'
import type { Instant } from '#core/clock/instant.ts'
import { bodyHashOf } from '#games/protocol/server/signature.ts'

let lastCall = randomBytes(8).readBigInt64BE()

/**
 * One call's claim to its nonce. The first to write it has it, also when it asks again: a batch that is repeated, or a
 * call answered after its batch was rolled back, does not conflict with itself.
 */
export class NonceClaim {
  /** The same for every call with this key and nonce. */
  readonly id: string
  /** Unique to this call. */
  readonly call: bigint
  readonly expiresAt: Instant
  #isRefused = false

  constructor({ keyId, nonce, expiresAt }: { keyId: string; nonce: string; expiresAt: Instant }) {
    this.id = bodyHashOf(`${keyId} ${nonce}`).slice(0, 32)
    this.expiresAt = expiresAt
    lastCall = BigInt.asIntN(64, lastCall + 1n)
    this.call = lastCall
  }

  /** Another call has used the nonce: this one is rejected. */
  get isRefused(): boolean {
    return this.#isRefused
  }

  /**
   * The database's answer. Within a transaction it holds only if that commits; a repeated transaction sets it again.
   */
  settle({ isTaken }: { readonly isTaken: boolean }): void {
    this.#isRefused = !isTaken
  }
}
