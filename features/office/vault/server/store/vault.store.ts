import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type VaultFile = {
  readonly day: CalendarDay
  readonly kind: string
  readonly sha256: Buffer
  readonly bytes: bigint
  readonly first: bigint
  readonly records: bigint
  readonly sums: Readonly<Record<string, string>>
}

const fileColumns = 'day, kind, sha256, bytes, first_number as "first", records, sums'

const listFiles = statement<VaultFile>(
  'vault_file_list_of_days',
  `select ${fileColumns} from vault_file where day between $1 and $2 order by day desc, kind`,
)
export const vaultFiles = (db: Queryable, days: { readonly from: CalendarDay; readonly until: CalendarDay }) =>
  db.rows(listFiles, [days.from, days.until])

const saveFile = statement<{ kind: string }>(
  'vault_file_save',
  `insert into vault_file (day, kind, sha256, bytes, first_number, records, sums, written_at)
   select $1::date, $2, $3, $4, $5, $6, $7, $8 where not exists (select from vault_day where day = $1)
   on conflict (day, kind) do update set sha256 = excluded.sha256, bytes = excluded.bytes, first_number = excluded.first_number,
     records = excluded.records, sums = excluded.sums, written_at = excluded.written_at
   returning kind`,
)
/** Undefined: the day is signed, and its files never change. */
export const vaultFileSave = (tx: Transaction, file: VaultFile, now: Instant) =>
  atMostOne(
    tx.rows(saveFile, [
      file.day,
      file.kind,
      file.sha256,
      file.bytes,
      file.first,
      file.records,
      JSON.stringify(file.sums),
      sqlTime(now),
    ]),
  )

const findNext = statement<{ next: bigint }>(
  'vault_file_find_next_number',
  'select coalesce(max(first_number + records), 1)::bigint as next from vault_file where kind = $1 and day < $2',
)
/** The number of a kind's next record: numbers go on from day to day. */
export const nextNumber = async (db: Queryable, kind: string, day: CalendarDay): Promise<bigint> =>
  (await exactlyOne(db.rows(findNext, [kind, day]))).next

export type SignedDay = {
  readonly day: CalendarDay
  readonly manifest: Buffer
  readonly hash: Buffer
  readonly signature: Buffer
  readonly publicKey: Buffer
  readonly signedAt: Instant
}

const dayColumns = 'day, manifest, hash, signature, public_key as "publicKey", signed_at as "signedAt"'

const findLast = statement<SignedDay>(
  'vault_day_find_last',
  `select ${dayColumns} from vault_day order by day desc limit 1`,
)
export const lastSignedDay = (db: Queryable) => atMostOne(db.rows(findLast))

const find = statement<SignedDay>('vault_day_find', `select ${dayColumns} from vault_day where day = $1`)
export const signedDay = (db: Queryable, day: CalendarDay) => atMostOne(db.rows(find, [day]))

const insert = statement(
  'vault_day_insert',
  `insert into vault_day (day, manifest, hash, signature, public_key, signed_at) values ($1, $2, $3, $4, $5, $6)`,
)
export const signedDayInsert = (tx: Transaction, { day, manifest, hash, signature, publicKey, signedAt }: SignedDay) =>
  tx.rows(insert, [day, manifest, hash, signature, publicKey, sqlTime(signedAt)])

type Seal = Omit<SignedDay, 'manifest'>

const listSeals = statement<Seal>(
  'vault_day_list_seals',
  `select day, hash, signature, public_key as "publicKey", signed_at as "signedAt" from vault_day order by day desc limit $1`,
)
/** The newest days first. */
export const vaultSeals = (db: Queryable, countMax: number) => db.rows(listSeals, [countMax])
