import type { Instant } from '#core/clock/instant.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Institution } from '../institution.ts'
import type { FullName } from '../name-match.ts'

/** Who the player is by a document, as far as that is known. */
export type IdentityOf = (
  db: Queryable,
  playerId: bigint,
) => Promise<{ readonly status: string; readonly name?: FullName | undefined }>

export type CodeProof = {
  readonly playerId: bigint
  readonly code: string
  readonly requestId: string | undefined
  readonly caller: Caller
  readonly now: Instant
}
/** The second factor: a code that was sent to the player's own mobile. */
export type ProveCode = (proof: CodeProof) => Promise<'proven' | 'codeWrong' | 'mobileNeeded'>

export type Inquiry = { readonly institution: string; readonly number: string; readonly holder: string }
/** What an institution says of an account's holder. Undefined: it could not be asked. */
export type InquireName = (inquiry: Inquiry, now: Instant) => Promise<'match' | 'mismatch' | undefined>

export type BankAccountDependencies = {
  readonly db: Database
  readonly limiter: RateLimiter
  readonly seal: Seal
  readonly hashNumber: (text: string) => Buffer
  readonly institutions: readonly Institution[]
  readonly inquireName: InquireName
  readonly identityOf: IdentityOf
  readonly proveCode: ProveCode
  /** No withdrawal of the player before this time. */
  readonly restWithdrawals: (tx: Transaction, rest: { playerId: bigint; now: Instant }) => Promise<unknown>
  /** Remembers who is paid to which account, so that players who share one are known. */
  readonly linkAccount: (
    tx: Transaction,
    link: { playerId: bigint; institution: string; numberHash: Buffer; now: Instant },
  ) => Promise<unknown>
  /** Compares the holder's name with the lists of persons who may not play. */
  readonly screenHolder: (
    tx: Transaction,
    told: { readonly playerId: bigint; readonly holder: string; readonly now: Instant },
  ) => Promise<unknown>
  /** Whether money is on its way to this account. */
  readonly isInUse: (db: Queryable, accountId: bigint) => Promise<boolean>
}
