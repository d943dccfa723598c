import type { Database, Transaction } from '#platform/db/database.ts'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Authenticate } from '#platform/http/caller.ts'
import type { Log } from '#platform/log/log.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { Clock, Instant } from '#core/clock/instant.ts'
import type { ByteSource } from '#core/draw/draw.ts'

/** What identity verification needs from other modules. */
export type IdentityDependencies = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly limiter: RateLimiter
  readonly authenticate: Authenticate
  readonly bytes: ByteSource
  /** The directory of pictures, outside of everything that is served. */
  readonly directory: string
  readonly sealDetails: Seal
  readonly sealDocument: Seal
  readonly hashIdNumber: KeyedHash
  /** Records who submits which document, so that players who share one are known. */
  readonly linkDocument: (
    tx: Transaction,
    link: { readonly playerId: bigint; readonly kind: 'kyc'; readonly key: string; readonly at: Instant },
  ) => Promise<unknown>
  /** The ids of the declarations that every player makes. */
  readonly requiredDeclarations: readonly string[]
}
