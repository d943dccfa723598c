import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type BankAccount = {
  readonly id: bigint
  readonly playerId: bigint
  readonly slot: number
  readonly institution: string
  readonly numberSealed: Buffer
  readonly numberHash: Buffer
  readonly numberEnd: string
  readonly holder: string
  /** The bank has confirmed the typed name, which does not prove whose name it is. */
  readonly isConfirmed: boolean
  readonly boundAt: Instant
}

const columns = `a.id, a.player_id as "playerId", a.slot, a.institution, a.number_sealed as "numberSealed",
  a.number_hash as "numberHash", a.number_end as "numberEnd", a.holder, a.is_verified as "isConfirmed",
  a.bound_at as "boundAt"`

const list = statement<BankAccount>(
  'bank_account_list',
  `select ${columns} from bank_account a where a.player_id = $1 and a.removed_at is null order by a.slot`,
)
export const bankAccountList = (db: Queryable, playerId: bigint) => db.rows(list, [playerId])

const listEver = statement<BankAccount & { readonly isCurrent: boolean }>(
  'bank_account_list_ever',
  `select ${columns}, a.removed_at is null as "isCurrent" from bank_account a where a.player_id = $1 order by a.id`,
)
/** Includes accounts replaced since. */
export const bankAccountListEver = (db: Queryable, playerId: bigint) => db.rows(listEver, [playerId])

const findAny = statement<BankAccount>('bank_account_find', `select ${columns} from bank_account a where a.id = $1`)
/** Includes accounts replaced since. */
export const bankAccountFind = (db: Queryable, id: bigint) => atMostOne(db.rows(findAny, [id]))

export type NewBankAccount = Omit<BankAccount, 'id' | 'slot'>

const insert = statement<BankAccount>(
  'bank_account_insert',
  `insert into bank_account as a (player_id, institution, number_sealed, number_hash, number_end, holder, is_verified, bound_at, slot)
   select n.*, s.slot from (values ($1::bigint, $2, $3::bytea, $4::bytea, $5, $6, $7::boolean, $8::timestamptz)) n,
     generate_series(1, 5) as s (slot)
   where not exists (select from bank_account b where b.player_id = $1 and b.slot = s.slot and b.removed_at is null)
   order by s.slot limit 1 on conflict do nothing returning ${columns}`,
)
/** Undefined if the player has this account already, or no slot is free. */
export const bankAccountInsert = (tx: Transaction, account: NewBankAccount) =>
  atMostOne(tx.rows(insert, valuesOf(account)))

const insertAt = statement<BankAccount>(
  'bank_account_insert_at',
  `insert into bank_account as a (player_id, institution, number_sealed, number_hash, number_end, holder, is_verified, bound_at, slot)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
)
/** Takes the slot of a removed account. */
export const bankAccountInsertAt = (tx: Transaction, slot: number, account: NewBankAccount) =>
  exactlyOne(tx.rows(insertAt, [...valuesOf(account), slot]))

const valuesOf = (account: NewBankAccount) => [
  account.playerId,
  account.institution,
  account.numberSealed,
  account.numberHash,
  account.numberEnd,
  account.holder,
  account.isConfirmed,
  sqlTime(account.boundAt),
]

const remove = statement(
  'bank_account_remove',
  'update bank_account set removed_at = $3 where id = $1 and player_id = $2 and removed_at is null',
)
export const bankAccountRemove = (
  tx: Transaction,
  { id, playerId, now }: { id: bigint; playerId: bigint; now: Instant },
) => tx.rows(remove, [id, playerId, sqlTime(now)])

const linked = statement<{ playerId: bigint }>(
  'bank_account_linked_players',
  `select distinct o.player_id as "playerId" from bank_account a
   join bank_account o on o.institution = a.institution and o.number_hash = a.number_hash and o.player_id <> a.player_id
   where a.player_id = $1 order by 1 limit 20`,
)
/** Other players who have, or had, an account in common with this one. */
export const bankAccountLinkedPlayers = async (db: Queryable, playerId: bigint): Promise<bigint[]> =>
  (await db.rows(linked, [playerId])).map((row) => row.playerId)
