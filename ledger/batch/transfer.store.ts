import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable, SqlValue } from '#platform/db/queryable.ts'
import { nullsOrAll } from '#platform/db/nulls-or-all.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { hexBytes } from '#platform/db/array-text.ts'
import { statement } from '#platform/db/statement.ts'
import type { Account } from '../chart/account.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import type { RecordedTransfer } from './operation.ts'

export const transferInsert = statement(
  'ledgerTransferInsert',
  `insert into ledger_transfer (at, player_id, seq, asset, amount, from_account, to_account, from_balance, to_balance,
     reason, reference, source, key, closes, hash)
   select $1, unnest($2::bigint[]), unnest($3::bigint[]), unnest($4::text[]), unnest($5::bigint[]),
     unnest($6::text[]), unnest($7::text[]), unnest($8::bigint[]), unnest($9::bigint[]), unnest($10::text[]),
     unnest($11::text[]), unnest($12::text[]), unnest($13::text[]), unnest($14::bigint[]), unnest($15::bytea[])`,
)

/** Transfers with the same timestamp. */
export function transferValues(at: Instant, list: readonly HashedTransfer[]): readonly SqlValue[] {
  const transfers = list.map(({ transfer }) => transfer)
  return [
    sqlTime(at),
    transfers.map(({ playerId }) => playerId),
    transfers.map(({ seq }) => seq),
    transfers.map(({ asset }) => asset),
    transfers.map(({ amount }) => amount),
    transfers.map(({ from }) => from),
    transfers.map(({ to }) => to),
    transfers.map(({ fromBalance }) => fromBalance),
    transfers.map(({ toBalance }) => toBalance),
    transfers.map(({ reason }) => reason),
    transfers.map(({ reference }) => reference),
    transfers.map(({ source }) => source),
    transfers.map(({ key }) => key),
    nullsOrAll(transfers.map(({ closes }) => closes)),
    list.map(({ hash }) => hexBytes(hash)),
  ]
}

export type TransferPosition = { readonly playerId: bigint; readonly seq: bigint }

type PlacedRow = Omit<RecordedTransfer, 'from' | 'to'> & {
  readonly player_id: bigint
  readonly from_account: Account
  readonly to_account: Account
}

const findByPosition = statement<PlacedRow>(
  'ledgerTransferFindByPosition',
  `select t.player_id, t.seq, t.reason, t.asset, t.from_account, t.to_account, t.amount,
     exists (select from ledger_closing c where c.player_id = t.player_id and c.seq = t.seq) as closed
   from (select unnest($1::bigint[]) as player_id, unnest($2::bigint[]) as seq) as p
   join ledger_transfer t on t.player_id = p.player_id and t.seq = p.seq`,
)

export async function transferFindByPosition(
  db: Queryable,
  positions: readonly TransferPosition[],
): Promise<(RecordedTransfer & TransferPosition)[]> {
  const rows = await db.rows(findByPosition, [
    positions.map(({ playerId }) => playerId),
    positions.map(({ seq }) => seq),
  ])
  return rows.map(({ player_id, from_account, to_account, ...rest }) => ({
    ...rest,
    playerId: player_id,
    from: from_account,
    to: to_account,
  }))
}

export type Closing = TransferPosition & { readonly closedBy: bigint }

const insertClosings = statement(
  'ledgerClosingInsert',
  `insert into ledger_closing (player_id, seq, closed_by)
   select unnest($1::bigint[]), unnest($2::bigint[]), unnest($3::bigint[])`,
)

export const closingInsert = (tx: Transaction, closings: readonly Closing[]): Promise<never[]> =>
  tx.rows(insertClosings, [
    closings.map(({ playerId }) => playerId),
    closings.map(({ seq }) => seq),
    closings.map(({ closedBy }) => closedBy),
  ])
