import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { IdType, ItemFault, KycStatus } from '../../identity-words.ts'

export type IdentityRow = {
  readonly playerId: bigint
  readonly status: Exclude<KycStatus, 'NONE'>
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
  readonly birthDate: CalendarDay | null
  readonly nameKeys: readonly string[]
  /** Encrypted. */
  readonly details: Buffer | null
  readonly idHash: Buffer | null
  readonly faults: readonly ItemFault[]
  readonly revision: number
  readonly submittedAt: Instant | null
  readonly decidedAt: Instant | null
  readonly expiresAt: Instant | null
}

/** The encrypted content of `details`. */
export type IdentityDetails = {
  readonly birthplace: string
  readonly nationality: string
  readonly presentAddress: string
  readonly permanentAddress: string
  readonly natureOfWork: string
  readonly sourceOfFunds: string | null
  readonly idType: IdType | null
  readonly idNumber: string
  readonly declarations: readonly string[]
}

const columns = `i.player_id as "playerId", i.status, i.first_name as "firstName", i.middle_name as "middleName",
  i.last_name as "lastName", i.birth_date as "birthDate", i.name_keys as "nameKeys", i.details, i.id_hash as "idHash",
  i.faults, i.revision, i.submitted_at as "submittedAt", i.decided_at as "decidedAt", i.expires_at as "expiresAt"`

const find = statement<IdentityRow>('identity_find', `select ${columns} from identity i where i.player_id = $1`)
export const identityFind = (db: Queryable, playerId: bigint) => atMostOne(db.rows(find, [playerId]))

const begin = statement(
  'identity_begin',
  `insert into identity (player_id, status, created_at) values ($1, 'DRAFT', $2) on conflict (player_id) do nothing`,
)
const findForUpdate = statement<IdentityRow>(
  'identity_find_for_update',
  `select ${columns} from identity i where i.player_id = $1 for update`,
)
export const identityFindForUpdate = (tx: Transaction, playerId: bigint) =>
  atMostOne(tx.rows(findForUpdate, [playerId]))

/** The player's row, locked; created as a draft if missing. */
export async function identityBegin(tx: Transaction, playerId: bigint, now: Instant): Promise<IdentityRow> {
  await tx.rows(begin, [playerId, sqlTime(now)])
  const row = await identityFindForUpdate(tx, playerId)
  if (row === undefined) throw new Error(`the identity of player ${playerId} could not be begun`)
  return row
}

const save = statement(
  'identity_save',
  `update identity set status = $2, first_name = $3, middle_name = $4, last_name = $5, birth_date = $6, name_keys = $7,
     details = $8, id_hash = $9, faults = $10, submitted_at = $11, decided_at = $12, expires_at = $13,
     revision = revision + 1
   where player_id = $1`,
)
/** Saves the current row, which is locked. */
export const identitySave = (tx: Transaction, row: IdentityRow) =>
  tx.rows(save, [
    row.playerId,
    row.status,
    row.firstName,
    row.middleName,
    row.lastName,
    row.birthDate,
    row.nameKeys,
    row.details,
    row.idHash,
    JSON.stringify(row.faults),
    timeOrNull(row.submittedAt),
    timeOrNull(row.decidedAt),
    timeOrNull(row.expiresAt),
  ])

const timeOrNull = (at: Instant | null) => (at === null ? null : sqlTime(at))

const findHolder = statement<{ playerId: bigint }>(
  'identity_find_holder',
  `select player_id as "playerId" from identity
   where id_hash = $1 and player_id <> $2 and status in ('SUBMITTED', 'APPROVED', 'NEED_INFO', 'EXPIRED', 'REVOKED')`,
)
/** Another holder of this document. */
export const identityHolderFind = (db: Queryable, { idHash, not }: { idHash: Buffer; not: bigint }) =>
  atMostOne(db.rows(findHolder, [idHash, not]))

const listExpired = statement<{ playerId: bigint }>(
  'identity_list_expired',
  `select player_id as "playerId" from identity where status = 'APPROVED' and expires_at <= $1 order by expires_at limit $2`,
)
export const identityListExpired = (db: Queryable, now: Instant, countMax: number) =>
  db.rows(listExpired, [sqlTime(now), countMax])
