import type { Instant } from '#core/clock/instant.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Institution } from '../institution.ts'
import type { FullName } from '../name-match.ts'

/** The player's identity by document, as far as known. */
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
  readonly identityOf: IdentityOf
  readonly proveCode: ProveCode
  /** Puts the player's withdrawals on hold until this time. */
  readonly restWithdrawals: (tx: Transaction, rest: { playerId: bigint; now: Instant }) => Promise<unknown>
  /** Records payout accounts, so that players who share one are known. */
  readonly linkAccount: (
    tx: Transaction,
    link: { playerId: bigint; institution: string; numberHash: Buffer; now: Instant },
  ) => Promise<unknown>
  /** Screens the holder's name against the lists of barred persons. */
  readonly screenHolder: (
    tx: Transaction,
    told: { readonly playerId: bigint; readonly holder: string; readonly now: Instant },
  ) => Promise<unknown>
  /** Whether a payout to this account is under way. */
  readonly isInUse: (db: Queryable, accountId: bigint) => Promise<boolean>
}
