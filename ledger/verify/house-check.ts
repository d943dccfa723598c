import type { Transaction } from '#platform/db/database.ts'

/**
 * A promise about money of which the ledger keeps one half: whoever keeps the other says how both are held against each
 * other. It is asked inside the checker's own transaction, so that both are of one moment.
 */
export type HouseCheck = {
  readonly name: string
  readonly says: string
  /** What does not hold, a bounded number of it. */
  readonly find: (tx: Transaction) => Promise<readonly { readonly where: string; readonly what: string }[]>
}
