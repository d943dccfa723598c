import type { Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type AuditState = Readonly<Record<string, unknown>> | null

export type AuditRow = {
  readonly seq: bigint
  readonly at: Instant
  readonly actorId: bigint | null
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly before: AuditState
  readonly after: AuditState
  readonly reason: string
  readonly ip: string
  readonly previousHash: Buffer
  readonly hash: Buffer
}

const columns = `seq, at, actor_id as "actorId", actor, action, subject, before, after, reason, ip,
  previous_hash as "previousHash", hash`

const lock = statement('staff_audit_lock', `select pg_advisory_xact_lock(hashtextextended('staff_audit', 0))`)
/** Held until the transaction ends: serialises entries. */
export const staffAuditLock = (tx: Queryable) => tx.rows(lock)

const findLast = statement<Pick<AuditRow, 'seq' | 'hash'>>(
  'staff_audit_find_last',
  'select seq, hash from staff_audit order by seq desc limit 1',
)
export const staffAuditFindLast = (tx: Queryable) => atMostOne(tx.rows(findLast))

const insert = statement(
  'staff_audit_insert',
  `insert into staff_audit (seq, at, actor_id, actor, action, subject, before, after, reason, ip, previous_hash, hash)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
)
export const staffAuditInsert = (tx: Queryable, r: AuditRow) =>
  tx.rows(insert, [
    r.seq,
    sqlTime(r.at),
    r.actorId,
    r.actor,
    r.action,
    r.subject,
    r.before && JSON.stringify(r.before),
    r.after && JSON.stringify(r.after),
    r.reason,
    r.ip,
    r.previousHash,
    r.hash,
  ])

const byNumber = { by: 'seq', kind: 'number' } as const

export const auditForStaff = listQuery<AuditRow>()({
  name: 'staff_audit_list',
  columns,
  from: 'staff_audit',
  filters: {
    actor: 'actor = $',
    action: 'action = $',
    subject: 'subject = $',
    from: 'at >= $time',
    until: 'at < $time',
  },
  sorts: { newest: { ...byNumber, direction: 'desc' }, oldest: { ...byNumber, direction: 'asc' } },
  id: 'seq',
})

const listAfter = statement<AuditRow>(
  'staff_audit_list_after',
  `select ${columns} from staff_audit where seq > $1 order by seq limit $2`,
)
export const staffAuditListAfter = (db: Queryable, seq: bigint, limit: number) => db.rows(listAfter, [seq, limit])
