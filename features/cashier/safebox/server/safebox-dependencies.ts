import type { Instant } from '#core/clock/instant.ts'
import type { EncryptedPassword } from '#features/players/account/server/index.ts'
import type { PasswordHash } from '#platform/crypto/password-hash.ts'
import type { PasswordKeys } from '#platform/crypto/password-key.ts'
import type { Database } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'

export type SafeboxDependencies = {
  readonly db: Database
  readonly limiter: RateLimiter
  readonly passwords: PasswordHash
  readonly passwordKeys: PasswordKeys
  /** The second factor: a code sent to the player's own mobile. */
  readonly proveCode: (proof: {
    readonly playerId: bigint
    readonly code: string
    readonly requestId: string | undefined
    readonly caller: Caller
    readonly now: Instant
  }) => Promise<'proven' | 'codeWrong' | 'mobileNeeded'>
  /** The player's sign-in password. */
  readonly proveAccountPassword: (proof: {
    readonly playerId: bigint
    readonly encrypted: EncryptedPassword
    readonly now: Instant
  }) => Promise<'proven' | 'wrongCredentials' | 'locked'>
}
