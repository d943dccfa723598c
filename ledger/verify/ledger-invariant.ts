import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { Transaction } from '#platform/db/database.ts'

/** What a run can verify beyond the database. */
export type InvariantRun = {
  /** Seals archives; absent, seals are not looked at. */
  readonly seal?: KeyedHash | undefined
  /** The folder with the files of archived months, if the run reads them. */
  readonly archives?: string | undefined
}

/**
 * An invariant about money of which the ledger keeps one half: the feature with the other half compares both. It runs
 * inside the checker's transaction, so that both are read from one snapshot.
 */
export type LedgerInvariant = {
  readonly name: string
  readonly says: string
  /** Violations, bounded in number. */
  readonly find: (
    tx: Transaction,
    run: InvariantRun,
  ) => Promise<readonly { readonly where: string; readonly what: string }[]>
}

/** The part of a feature's module that says which promises about money it keeps a half of. */
export type LedgerInvariants = { readonly checks: readonly LedgerInvariant[] }
