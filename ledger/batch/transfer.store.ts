import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Account } from '../chart/account.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import { bytesArray, numberArray, textArray } from '../sql-array.ts'
import type { RecordedTransfer } from './operation.ts'

const insert = statement(
  'ledgerTransferInsert',
  `insert into ledger_transfer (at, player_id, seq, asset, amount, from_account, to_account, from_balance, to_balance,
     reason, reference, source, key, closes, hash)
   select $1, t.* from unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::bigint[],
     $9::bigint[], $10::text[], $11::text[], $12::text[], $13::text[], $14::bigint[], $15::bytea[]) as t`,
)

/** Transfers of one moment. */
export function transferInsert(tx: Transaction, at: Instant, list: readonly HashedTransfer[]): Promise<never[]> {
  const transfers = list.map(({ transfer }) => transfer)
  return tx.rows(insert, [
    sqlTime(at),
    numberArray(transfers.map(({ playerId }) => playerId)),
    numberArray(transfers.map(({ seq }) => seq)),
    textArray(transfers.map(({ asset }) => asset)),
    numberArray(transfers.map(({ amount }) => amount)),
    textArray(transfers.map(({ from }) => from)),
    textArray(transfers.map(({ to }) => to)),
    numberArray(transfers.map(({ fromBalance }) => fromBalance)),
    numberArray(transfers.map(({ toBalance }) => toBalance)),
    textArray(transfers.map(({ reason }) => reason)),
    textArray(transfers.map(({ reference }) => reference)),
    textArray(transfers.map(({ source }) => source)),
    textArray(transfers.map(({ key }) => key)),
    numberArray(transfers.map(({ closes }) => closes)),
    bytesArray(list.map(({ hash }) => hash)),
  ])
}

export type TransferPlace = { readonly playerId: bigint; readonly seq: bigint }

type PlacedRow = Omit<RecordedTransfer, 'from' | 'to'> & {
  readonly player_id: bigint
  readonly from_account: Account
  readonly to_account: Account
}

const findByPlace = statement<PlacedRow>(
  'ledgerTransferFindByPlace',
  `select t.player_id, t.seq, t.reason, t.asset, t.from_account, t.to_account, t.amount,
     exists (select from ledger_closing c where c.player_id = t.player_id and c.seq = t.seq) as closed
   from unnest($1::bigint[], $2::bigint[]) as p (player_id, seq)
   join ledger_transfer t on t.player_id = p.player_id and t.seq = p.seq`,
)

export async function transferFindByPlace(
  db: Queryable,
  places: readonly TransferPlace[],
): Promise<(RecordedTransfer & TransferPlace)[]> {
  const rows = await db.rows(findByPlace, [
    numberArray(places.map(({ playerId }) => playerId)),
    numberArray(places.map(({ seq }) => seq)),
  ])
  return rows.map(({ player_id, from_account, to_account, ...rest }) => ({
    ...rest,
    playerId: player_id,
    from: from_account,
    to: to_account,
  }))
}

export type Closing = TransferPlace & { readonly closedBy: bigint }

const insertClosings = statement(
  'ledgerClosingInsert',
  `insert into ledger_closing (player_id, seq, closed_by)
   select * from unnest($1::bigint[], $2::bigint[], $3::bigint[])`,
)

export const closingInsert = (tx: Transaction, closings: readonly Closing[]): Promise<never[]> =>
  tx.rows(insertClosings, [
    numberArray(closings.map(({ playerId }) => playerId)),
    numberArray(closings.map(({ seq }) => seq)),
    numberArray(closings.map(({ closedBy }) => closedBy)),
  ])
