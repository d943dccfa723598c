import { linkForReview } from '#features/cashier/risk/server/index.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { NewBankAccount } from './bank-account.store.ts'

type BankAccountLink = Pick<NewBankAccount, 'playerId' | 'institution' | 'numberHash'> & { readonly now: Instant }

/** Remembers who is paid to which account, so that players who share one are known. */
export const linkAccount = (
  tx: Transaction,
  { playerId, institution, numberHash, now }: BankAccountLink,
): Promise<void> =>
  linkForReview(tx, { playerId, kind: 'payout', key: `${institution} ${numberHash.toString('hex')}`, at: now })
