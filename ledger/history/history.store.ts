import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { hashedTransferOf, transferColumns, type TransferRow } from '../batch/transfer-row.store.ts'
import type { Account, PlayerAccount } from '../chart/account.ts'
import type { Reason } from '../chart/reason.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'

export type HistoryFilter = {
  readonly playerId: bigint
  readonly account: PlayerAccount
  /** Half-open: includes `from`, excludes `until`. */
  readonly from?: Instant
  readonly to?: Instant
  readonly reasons?: readonly Reason[]
}

export type HistoryEntry = {
  readonly seq: bigint
  readonly at: Instant
  readonly reason: Reason
  readonly reference: string
  /** The account at the other end. */
  readonly counter: Account
  /** Negative when it left the account. */
  readonly amount: bigint
  /** The account's balance afterwards. */
  readonly balance: bigint
}

const matching = `from ledger_transfer
   where player_id = $1 and (from_account = $2 or to_account = $2)
     and at >= coalesce($3, '-infinity'::timestamptz) and at < coalesce($4, 'infinity'::timestamptz)
     and ($5::text[] is null or reason = any($5))`

const list = statement<HistoryEntry>(
  'ledgerHistoryList',
  `select seq, at, reason, reference,
     case when from_account = $2 then to_account else from_account end as counter,
     case when from_account = $2 then -amount else amount end as amount,
     case when from_account = $2 then from_balance else to_balance end as balance
   ${matching} order by seq desc limit $6 offset $7`,
)

export const historyList = (
  db: Queryable,
  filter: HistoryFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<HistoryEntry[]> => db.rows(list, [...filterValues(filter), limit, offset])

const count = statement<{ count: bigint }>('ledgerHistoryCount', `select count(*) as count ${matching}`)

export const historyCount = async (db: Queryable, filter: HistoryFilter): Promise<number> =>
  Number((await exactlyOne(db.rows(count, filterValues(filter)))).count)

const filterValues = ({ playerId, account, from, to, reasons }: HistoryFilter) => [
  playerId,
  account,
  from === undefined ? null : sqlTime(from),
  to === undefined ? null : sqlTime(to),
  reasons ?? null,
]

const listAfter = statement<TransferRow>(
  'ledgerBookListAfter',
  `select ${transferColumns} from ledger_transfer where player_id = $1 and seq > $2 order by seq limit $3`,
)

export type BookPart = {
  readonly playerId: bigint
  /** After this transfer; 0 for the start of the book. */
  readonly afterSeq: bigint
  readonly countMax: number
}

/** Consecutive transfers of a player's book, the input of `verifyChain`. */
export const bookPart = async (db: Queryable, { playerId, afterSeq, countMax }: BookPart): Promise<HashedTransfer[]> =>
  (await db.rows(listAfter, [playerId, afterSeq, countMax])).map(hashedTransferOf)
