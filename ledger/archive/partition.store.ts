import { isLockNotGiven } from '#platform/db/database-faults.ts'
import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { hexBytes } from '#platform/db/array-text.ts'
import { statement } from '#platform/db/statement.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'
import type { Month } from '../archived/month.ts'

const partitionOf = ({ name }: Month): string => `ledger_transfer_${name.replace('-', '')}`
const lockWait = statement('ledgerPartitionLockWait', `select set_config('lock_timeout', '200ms', true)`)
/** Statements of this transaction wait so long for a lock, because bets queue behind them. */
export const waitShortly = (tx: Transaction): Promise<unknown[]> => tx.rows(lockWait)

/** For a transaction that did not get its lock in that time. Other errors are thrown on. */
export const falseIfLocked = (error: unknown): false => {
  if (isLockNotGiven(error)) return false
  throw error
}

const find = statement<{ isThere: boolean; isAttached: boolean }>(
  'ledgerPartitionFind',
  `select to_regclass($1) is not null as "isThere",
     exists (select from pg_inherits i where i.inhparent = 'ledger_transfer'::regclass and i.inhrelid = to_regclass($1))
       as "isAttached"`,
)
export const partitionFind = (db: Queryable, month: Month) => exactlyOne(db.rows(find, [partitionOf(month)]))

const bounds = ({ from, until }: Month): string =>
  `at >= '${new Date(from).toISOString()}' and at < '${new Date(until).toISOString()}'`

/** A table of its own from now on: nobody reads it through ledger_transfer. */
export const partitionDetach = (tx: Transaction, month: Month): Promise<never[]> =>
  tx.rows(statement(`ledgerDetach ${month.name}`, `alter table ledger_transfer detach partition ${partitionOf(month)}`))

const addBounds = ({ name }: Month): string => `${partitionOf({ name } as Month)}_bounds`

/** Says what is in the table, so that attaching it reads nothing while others wait. */
export async function partitionBound(tx: Transaction, month: Month): Promise<void> {
  const [table, bound] = [partitionOf(month), addBounds(month)]
  await tx.rows(statement(`ledgerUnbind ${month.name}`, `alter table ${table} drop constraint if exists ${bound}`))
  await tx.rows(
    statement(
      `ledgerBind ${month.name}`,
      `alter table ${table} add constraint ${bound} check (at is not null and ${bounds(month)})`,
    ),
  )
}

export const partitionAttach = (tx: Transaction, month: Month): Promise<never[]> =>
  tx.rows(
    statement(
      `ledgerAttach ${month.name}`,
      `alter table ledger_transfer attach partition ${partitionOf(month)}
       for values from ('${new Date(month.from).toISOString()}') to ('${new Date(month.until).toISOString()}')`,
    ),
  )

export const partitionCount = async (db: Queryable, month: Month): Promise<bigint> =>
  (
    await exactlyOne(
      db.rows(
        statement<{ count: bigint }>(
          `ledgerCount ${month.name}`,
          `select count(*) as count from ${partitionOf(month)}`,
        ),
      ),
    )
  ).count

export const partitionDrop = (tx: Transaction, month: Month): Promise<never[]> =>
  tx.rows(statement(`ledgerDrop ${month.name}`, `drop table ${partitionOf(month)}`))

/** An empty table like the partition that was dropped, with its indexes and without rights for the product. */
export async function partitionCreate(tx: Transaction, month: Month): Promise<void> {
  const table = partitionOf(month)
  await tx.rows(
    statement(
      `ledgerCreate ${month.name}`,
      `create table ${table} (like ledger_transfer including constraints including indexes)`,
    ),
  )
  await tx.rows(statement(`ledgerPrepare ${month.name}`, `select ledger_transfer_prepare('${table}')`))
}

/** Writes restored rows into the table as they were. */
export async function partitionFill(tx: Transaction, month: Month, rows: readonly HashedTransfer[]): Promise<void> {
  const transfers = rows.map(({ transfer }) => transfer)
  const fill = statement(
    `ledgerFill ${month.name}`,
    `insert into ${partitionOf(month)} (player_id, seq, at, asset, amount, from_account, to_account, from_balance, to_balance,
       reason, reference, source, key, closes, hash)
     select * from unnest($1::bigint[], $2::bigint[], $3::timestamptz[], $4::text[], $5::bigint[], $6::text[], $7::text[],
       $8::bigint[], $9::bigint[], $10::text[], $11::text[], $12::text[], $13::text[], $14::bigint[], $15::bytea[])`,
  )
  await tx.rows(fill, [
    transfers.map(({ playerId }) => playerId),
    transfers.map(({ seq }) => seq),
    transfers.map(({ at }) => new Date(at)),
    transfers.map(({ asset }) => asset),
    transfers.map(({ amount }) => amount),
    transfers.map(({ from }) => from),
    transfers.map(({ to }) => to),
    transfers.map(({ fromBalance }) => fromBalance ?? null),
    transfers.map(({ toBalance }) => toBalance ?? null),
    transfers.map(({ reason }) => reason),
    transfers.map(({ reference }) => reference),
    transfers.map(({ source }) => source),
    transfers.map(({ key }) => key),
    transfers.map(({ closes }) => closes ?? null),
    rows.map(({ hash }) => hexBytes(hash)),
  ])
}
