import type { AnswerOf, RefusalOf } from '#core/contract/call.ts'
import { answer, refuse, type RefusalOutcome } from '#core/contract/outcome.ts'
import type { StaffChange } from '#core/contract/staff-call.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Handler } from '#platform/http/handle.ts'
import { type Permission, permits } from '../permissions.ts'
import type { AuditLog, AuditRecord } from './audit-log.ts'
import type { StaffContext } from './handle-staff.ts'
import type { StaffIdentity } from './staff-identity.ts'

/** What became of one item. Repeated: the same member had done it before, and nothing was written now. */
type ItemOutcome =
  | { readonly kind: 'changed'; readonly record: AuditRecord }
  | { readonly kind: 'repeated' }
  | RefusalOutcome<string>

export type ItemResult = { readonly id: string; readonly refusal?: RefusalOutcome<string> }

type Bulk<C extends StaffChange, Item> = {
  /** The items by id, or why none of them is looked at. */
  readonly prepare: (
    context: StaffContext<C> & { readonly db: Database },
  ) => Promise<ReadonlyMap<string, Item> | RefusalOutcome<RefusalOf<C>>>
  readonly decide: (context: StaffContext<C> & { readonly tx: Transaction }, item: Item) => Promise<ItemOutcome>
  readonly respond: (results: readonly ItemResult[]) => AnswerOf<C>
}

/**
 * Serves one confirmation of several acts. Each is a transaction of its own with its own audit entry; a refused one is
 * rolled back and leaves the others as they are.
 */
export function handleStaffBulk<C extends StaffChange, Item>(
  audit: Pick<AuditLog, 'append'>,
  call: C & { readonly permission: Permission },
  { prepare, decide, respond }: Bulk<C, Item>,
): Handler {
  const guarded = async ({ identity, db, ...rest }: BulkRequest<C>) => {
    if (!permits(identity.roles, call.permission)) return refuse('notPermitted')
    const context = { ...rest, staff: identity }
    const items = await prepare({ ...context, db })
    if ('kind' in items) return items
    const results: ItemResult[] = []
    for (const [id, item] of items) {
      const refusal = await refusedOr(db, async (tx) => {
        const outcome = await decide({ ...context, tx }, item)
        if (outcome.kind === 'refusal') throw new Refused(outcome)
        if (outcome.kind === 'changed')
          await append(tx, audit, { ...context, action: call.permission, record: outcome.record })
      })
      results.push(refusal ? { id, refusal } : { id })
    }
    return answer(respond(results))
  }
  return { call, transactional: false, run: guarded }
}

type BulkRequest<C extends StaffChange> = Omit<StaffContext<C>, 'staff'> & {
  readonly identity: StaffIdentity
  readonly db: Database
}

/** Rolls a refused item back. */
class Refused extends Error {
  readonly outcome: RefusalOutcome<string>
  constructor(outcome: RefusalOutcome<string>) {
    super(outcome.refusal)
    this.outcome = outcome
  }
}

async function refusedOr(db: Database, run: (tx: Transaction) => Promise<void>) {
  try {
    await db.transaction(run)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    throw error
  }
}

type Entry = StaffContext<StaffChange> & { readonly action: Permission; readonly record: AuditRecord }

const append = (
  tx: Transaction,
  audit: Pick<AuditLog, 'append'>,
  { input, staff, caller, now, action, record }: Entry,
) =>
  audit.append(tx, {
    ...record,
    at: now,
    actor: { id: staff.staffId, name: staff.email },
    action,
    reason: input.reason,
    ip: caller.ip,
  })
