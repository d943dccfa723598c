import * as v from 'valibot'
import type { Call } from './call.ts'

export const staffCallPrefix = '/back-office/v1/'

/** What every staff call may answer besides its own refusals. */
const staffRefusals = { notPermitted: 1070 } as const
type StaffRefusals = typeof staffRefusals

/** A call that requires a staff session whose role holds the permission. */
export type StaffCall = Call & {
  readonly access: 'staff'
  readonly permission: string
  readonly refusals: StaffRefusals
}

/** A call that changes something for others: it takes a reason, and its permission names the audit entry. */
export type StaffChange = StaffCall & {
  readonly audited: true
  readonly request: v.GenericSchema<{ reason: string }, { reason: string }>
}

type Definition = Omit<Call, 'access'> & { readonly permission: string }

type StaffCallOf<D extends Definition> = Omit<D, 'refusals'> & {
  readonly access: 'staff'
  readonly refusals: D['refusals'] & StaffRefusals
}

/** Declares a call that reads, or that affects only the caller's own session. */
export const staffCall = <const D extends Definition>(definition: D): StaffCallOf<D> => ({
  ...definition,
  access: 'staff',
  refusals: { ...staffRefusals, ...definition.refusals },
})

/** Declares a call that changes something. */
export const staffChange = <const D extends Definition & Pick<StaffChange, 'request'>>(
  definition: D,
): StaffCallOf<D> & { readonly audited: true } => ({ ...staffCall(definition), audited: true })

/** Another save has changed the values that the form was filled from. */
const staleRefusal = { stale: 1073 } as const
export const staleText =
  'Someone else changed this while you were editing. Your changes weren’t saved. Reload to see the latest version.'

/** An optimistic update: `expected` names the values that the form started from. */
export type StaffSave = StaffChange & {
  readonly request: v.GenericSchema<{ reason: string; expected: unknown }, { reason: string; expected: unknown }>
  readonly refusals: typeof staleRefusal
}

type SaveOf<D extends Definition> = Omit<D, 'refusals'> & { readonly refusals: D['refusals'] & typeof staleRefusal }

/** Declares a call that overwrites, and refuses if the current values differ from those that were shown. */
export const staffSave = <const D extends Definition & Pick<StaffSave, 'request'>>(definition: D) =>
  staffChange<SaveOf<D> & D>({ ...definition, refusals: { ...staleRefusal, ...definition.refusals } })

/** Why it was done, in the words of its author, for readers of the audit log. */
export const reasonIn = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(5, 'Enter a reason of at least 5 characters.'),
  v.maxLength(500, 'Use 500 characters or fewer.'),
)
