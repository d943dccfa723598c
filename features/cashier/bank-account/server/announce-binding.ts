import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import type { ShownBankAccount } from './bank-account-view.ts'

type BindingNotice = {
  readonly playerId: bigint
  readonly account: ShownBankAccount
  /** It replaces another one. */
  readonly isReplaced: boolean
  readonly now: Instant
}

/** Notifies the player of every new payout account. */
export const announceBinding = (tx: Transaction, { playerId, account, isReplaced, now }: BindingNotice) =>
  publish(tx, {
    topic: 'BANK_ACCOUNT_BOUND',
    key: String(playerId),
    payload: {
      playerId: String(playerId),
      account: `${account.bankName} account ending in ${account.numberEnd}`,
      isReplaced,
      at: now,
    },
  })
