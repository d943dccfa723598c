import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { Account } from '../chart/account.ts'
import type { Asset, Reason } from '../chart/reason.ts'

/** One transfer of a player's book with both its accounts. */
export type TransferDetail = {
  readonly seq: bigint
  readonly at: Instant
  readonly asset: Asset
  readonly amount: bigint
  readonly from: Account
  readonly to: Account
  /** Null for accounts of the house. */
  readonly fromBalance: bigint | null
  readonly toBalance: bigint | null
  readonly reason: Reason
  readonly reference: string
  /** The earlier transfer that this one undid or settled, and the later one that did so to this one. */
  readonly closes: bigint | null
  readonly closedBy: bigint | null
  readonly hash: string
}

const find = statement<TransferDetail>(
  'ledgerTransferFindDetail',
  `select t.seq, t.at, t.asset, t.amount, t.from_account as "from", t.to_account as "to",
     t.from_balance as "fromBalance", t.to_balance as "toBalance", t.reason, t.reference, t.closes,
     c.closed_by as "closedBy", encode(t.hash, 'hex') as hash
   from ledger_transfer t left join ledger_closing c on c.player_id = t.player_id and c.seq = t.seq
   where t.player_id = $1 and t.seq = $2`,
)

export const transferDetail = (db: Queryable, { playerId, seq }: { playerId: bigint; seq: bigint }) =>
  atMostOne(db.rows(find, [playerId, seq]))
