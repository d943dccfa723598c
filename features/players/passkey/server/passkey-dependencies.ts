import type { ByteSource } from '#core/draw/draw.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { PasskeySite } from '#platform/passkey/passkey-site.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'

export type ProofDependencies = {
  readonly db: Database
  readonly limiter: RateLimiter
  readonly bytes: ByteSource
  /** Undefined if browsers have no passkeys at the lobby's address. */
  readonly passkeySite: PasskeySite | undefined
}

type CodeProof = {
  readonly playerId: bigint
  readonly code: string
  readonly requestId: string | undefined
  readonly caller: Caller
  readonly now: Instant
}
type PasswordProof = {
  readonly playerId: bigint
  readonly encrypted: { readonly password: string; readonly passwordKeyId?: string | undefined }
  readonly now: Instant
}

export type PasskeyDependencies = ProofDependencies & {
  readonly hashToken: (token: string) => Buffer
  readonly operatorName: () => Promise<string>
  readonly proveCode: (proof: CodeProof) => Promise<'proven' | 'codeWrong' | 'mobileNeeded'>
  readonly proveAccountPassword: (proof: PasswordProof) => Promise<'proven' | 'wrongCredentials' | 'locked'>
}
