import type { Instant } from '#core/clock/instant.ts'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import type { MasterSecret } from '#platform/crypto/master-secret.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { canonicalJson } from './canonical-json.ts'
import {
  type AuditRow,
  type AuditState,
  staffAuditFindLast,
  staffAuditInsert,
  staffAuditListAfter,
  staffAuditLock,
} from './store/staff-audit.store.ts'

/** An act and its subject. Money and ids are text or safe integers. */
export type AuditRecord = { readonly subject: string; readonly before: AuditState; readonly after: AuditState }

export type AuditEntry = AuditRecord & {
  readonly at: Instant
  /** The actor: a staff member, or a command on the server. */
  readonly actor: { readonly id: bigint | null; readonly name: string }
  readonly action: string
  readonly reason: string
  readonly ip: string
}

export type AuditVerdict = { readonly checked: number; readonly brokenAt: bigint | null; readonly lastHash: string }

/**
 * The audit log of staff. Its rows are chained by a keyed hash, so that not even the database's owner can rewrite it
 * unnoticed.
 */
export type AuditLog = {
  /** Call it last in the transaction of the act: other writers wait from here to the commit. */
  readonly append: (tx: Transaction, entry: AuditEntry) => Promise<void>
  readonly verify: (db: Queryable) => Promise<AuditVerdict>
}

const beginning = Buffer.alloc(32)
const batch = 1000

export function createAuditLog(secret: MasterSecret): AuditLog {
  const keyedHash = createKeyedHash(secret, 'staff-audit')
  const hashOf = (row: Omit<AuditRow, 'hash'>) => keyedHash(hashedText(row))
  return {
    async append(tx, { actor, ...entry }) {
      await staffAuditLock(tx)
      const last = await staffAuditFindLast(tx)
      const row = {
        ...entry,
        seq: (last?.seq ?? 0n) + 1n,
        actorId: actor.id,
        actor: actor.name,
        previousHash: last?.hash ?? beginning,
      }
      await staffAuditInsert(tx, { ...row, hash: hashOf(row) })
    },
    async verify(db) {
      let chain: Chain = { checked: 0, brokenAt: null, lastHash: beginning }
      let rows: AuditRow[]
      do {
        rows = await staffAuditListAfter(db, BigInt(chain.checked), batch)
        chain = rows.reduce((before, row) => extend(before, row, hashOf), chain)
      } while (rows.length === batch && chain.brokenAt === null)
      return { ...chain, lastHash: chain.lastHash.toString('hex') }
    },
  }
}

type Chain = { readonly checked: number; readonly brokenAt: bigint | null; readonly lastHash: Buffer }

/** Adds a row to the verification; after the first mismatch the rest is undetermined. */
function extend(chain: Chain, row: AuditRow, hashOf: (row: AuditRow) => Buffer): Chain {
  if (chain.brokenAt !== null) return chain
  const fits =
    row.seq === BigInt(chain.checked) + 1n && row.previousHash.equals(chain.lastHash) && row.hash.equals(hashOf(row))
  return fits
    ? { checked: chain.checked + 1, brokenAt: null, lastHash: row.hash }
    : { ...chain, brokenAt: BigInt(chain.checked) + 1n }
}

function hashedText(row: Omit<AuditRow, 'hash'>): string {
  return canonicalJson([
    String(row.seq),
    row.at,
    row.actorId === null ? null : String(row.actorId),
    row.actor,
    row.action,
    row.subject,
    row.before,
    row.after,
    row.reason,
    row.ip,
    row.previousHash.toString('hex'),
  ])
}
