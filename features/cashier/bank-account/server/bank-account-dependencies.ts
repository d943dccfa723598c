import type { Instant } from '#core/clock/instant.ts'
import type { PasskeyProofs } from '#features/players/passkey/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Institution } from '../institution.ts'

export type CodeProof = {
  readonly playerId: bigint
  readonly code: string
  readonly requestId: string | undefined
  readonly caller: Caller
  readonly now: Instant
}
/** The second factor: a code sent to the player's own mobile. */
export type ProveCode = (proof: CodeProof) => Promise<'proven' | 'codeWrong' | 'mobileNeeded'>

export type Inquiry = { readonly institution: string; readonly number: string; readonly holder: string }
/** An institution's confirmation of a holder. Undefined: it could not be reached. */
export type InquireName = (inquiry: Inquiry, now: Instant) => Promise<'match' | 'mismatch' | undefined>

export type BankAccountDependencies = {
  readonly db: Database
  readonly limiter: RateLimiter
  readonly seal: Seal
  readonly hashNumber: (text: string) => Buffer
  readonly institutions: readonly Institution[]
  readonly inquireName: InquireName
  readonly proveCode: ProveCode
  readonly passkeys: Pick<PasskeyProofs, 'canConfirm' | 'beginConfirmation' | 'confirm'>
  /** Whether money is on its way to this account. */
  readonly isInUse: (db: Queryable, accountId: bigint) => Promise<boolean>
}
