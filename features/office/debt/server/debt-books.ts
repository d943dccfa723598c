import { depositDebts } from '#features/cashier/deposit/server/index.ts'
import { gameDebts } from '#features/play/game-wallet/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { ListPage, ListQuestion } from '#platform/db/list-query.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { DebtKind, OpenDebt } from '../open-debt.ts'

/** Debts of the feature that created them. */
export type DebtBook = {
  readonly list: {
    readonly read: (
      db: Queryable,
      question: ListQuestion<'playerId', 'newest' | 'oldest'>,
    ) => Promise<ListPage<OpenDebt>>
  }
  readonly find: (db: Queryable, id: string) => Promise<OpenDebt | undefined>
  /**
   * Ends the open part of a debt in the caller's transaction, which holds the player's book. Undefined: nothing was
   * open.
   */
  readonly end: (tx: Transaction, id: string) => Promise<OpenDebt | undefined>
}

export const debtBooks: Readonly<Record<DebtKind, DebtBook>> = { game: gameDebts, deposit: depositDebts }
