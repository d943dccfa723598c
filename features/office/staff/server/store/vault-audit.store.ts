import type { Instant } from '#core/clock/instant.ts'
import type { Json } from '#core/json.ts'
import { cursor, cursorPages } from '#platform/db/cursor.ts'
import type { Transaction } from '#platform/db/database.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import type { VaultDay } from '#platform/feature-module/vault-records.ts'

type Row = {
  readonly at: Instant
  readonly seq: bigint
  readonly actorId: bigint | null
  readonly action: string
  readonly subject: string
  readonly before: Json
  readonly after: Json
}

const list = cursor<Row>(
  'staff_audit_vault',
  `select at, seq, actor_id as "actorId", action, subject, before, after from staff_audit
   where at >= $1 and at < $2 and action = any($3::text[]) order by seq`,
)
/** The acts of a day of these kinds, in the order of the audit log. */
export const vaultAuditPages = (tx: Transaction, { from, until }: VaultDay, actions: readonly string[]) =>
  cursorPages(tx, list, [sqlTime(from), sqlTime(until), actions])
