import type { Instant } from '#core/clock/instant.ts'
import type { AnswerOf, InputOf, RefusalOf } from '#core/contract/call.ts'
import { answer, type Invalid, type OutcomeOf, refuse, type RefusalOutcome } from '#core/contract/outcome.ts'
import type { StaffCall, StaffChange } from '#core/contract/staff-call.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Handler } from '#platform/http/handle.ts'
import { type Permission, permits } from '../permissions.ts'
import type { AuditLog, AuditRecord } from './audit-log.ts'
import type { StaffIdentity } from './staff-identity.ts'

type PermittedCall<C extends StaffCall> = C & { readonly permission: Permission }

export type StaffContext<C extends StaffCall> = {
  readonly input: InputOf<C>
  readonly staff: StaffIdentity
  readonly caller: Caller
  readonly now: Instant
}

/** Serves a staff call that reads, to holders of its permission. */
export function handleStaff<C extends StaffCall>(
  call: PermittedCall<C>,
  run: (context: StaffContext<C> & { readonly db: Database }) => Promise<OutcomeOf<C>>,
): Handler {
  const guarded = async ({ identity, ...context }: StaffRequest<C> & { readonly db: Database }) =>
    permits(identity.roles, call.permission) ? run({ ...context, staff: identity }) : refuse('notPermitted')
  return { call, transactional: false, run: guarded }
}

/** A completed change: the answer and its audit record, which is mandatory. */
export type ChangeOutcome<C extends StaffCall> = {
  readonly kind: 'changed'
  readonly body: AnswerOf<C>
  readonly record: AuditRecord
}

export const changed = <Body>(
  body: Body,
  record: AuditRecord,
): { kind: 'changed'; body: Body; record: AuditRecord } => ({
  kind: 'changed',
  body,
  record,
})

/** A repeated request: answered as before, with nothing written. */
export type RepeatOutcome<C extends StaffCall> = { readonly kind: 'repeated'; readonly body: AnswerOf<C> }

export const repeated = <Body>(body: Body): { kind: 'repeated'; body: Body } => ({ kind: 'repeated', body })

/** Serves a staff call that changes something, and writes its audit entry in the same transaction. */
export function handleStaffChange<C extends StaffChange>(
  audit: Pick<AuditLog, 'append'>,
  call: PermittedCall<C>,
  run: (
    context: StaffContext<C> & { readonly tx: Transaction },
  ) => Promise<ChangeOutcome<C> | RepeatOutcome<C> | RefusalOutcome<RefusalOf<C>> | Invalid>,
): Handler {
  const guarded = async ({ identity, ...context }: StaffRequest<C> & { readonly tx: Transaction }) => {
    if (!permits(identity.roles, call.permission)) return refuse('notPermitted')
    const outcome = await run({ ...context, staff: identity })
    if (outcome.kind === 'repeated') return answer(outcome.body)
    return outcome.kind === 'changed' ? record(context.tx, { ...context, call, audit, identity, outcome }) : outcome
  }
  return { call, transactional: true, run: guarded }
}

/** The transactional part, after everything that had to be awaited. */
type Ready<C extends StaffCall> = {
  readonly kind: 'ready'
  readonly write: (tx: Transaction) => Promise<ChangeOutcome<C> | RefusalOutcome<RefusalOf<C>>>
}

/** Serves a change that awaits something outside the transaction first, such as a password hash. */
export function handleStaffChangeAfter<C extends StaffChange>(
  audit: Pick<AuditLog, 'append'>,
  call: PermittedCall<C>,
  prepare: (
    context: StaffContext<C> & { readonly db: Database },
  ) => Promise<Ready<C> | RefusalOutcome<RefusalOf<C>> | Invalid>,
): Handler {
  const guarded = async ({ identity, ...context }: StaffRequest<C> & { readonly db: Database }) => {
    if (!permits(identity.roles, call.permission)) return refuse('notPermitted')
    const prepared = await prepare({ ...context, staff: identity })
    if (prepared.kind !== 'ready') return prepared
    return context.db.transaction(async (tx) => {
      const outcome = await prepared.write(tx)
      return outcome.kind === 'changed' ? record(tx, { ...context, call, audit, identity, outcome }) : outcome
    })
  }
  return { call, transactional: false, run: guarded }
}

type CompletedChange<C extends StaffChange> = StaffRequest<C> & {
  readonly call: PermittedCall<C>
  readonly audit: Pick<AuditLog, 'append'>
  readonly outcome: ChangeOutcome<C>
}

async function record<C extends StaffChange>(
  tx: Transaction,
  { audit, call, outcome, identity, input, caller, now }: CompletedChange<C>,
) {
  await audit.append(tx, {
    ...outcome.record,
    at: now,
    actor: { id: identity.staffId, name: identity.email },
    action: call.permission,
    reason: input.reason,
    ip: caller.ip,
  })
  return answer(outcome.body)
}

type StaffRequest<C extends StaffCall> = Omit<StaffContext<C>, 'staff'> & { readonly identity: StaffIdentity }
