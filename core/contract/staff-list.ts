import * as v from 'valibot'
import { staffCall, type StaffCall } from './staff-call.ts'

/** The position where a list continues: the sort value and the id of the last row shown. */
export type ListCursor = { readonly by: bigint; readonly id: string }

/** The number of rows, exact or a lower bound. */
export type ListTotal = { readonly count: number; readonly isExact: boolean }

const cursorText = /^(\d{1,18})\.(.{1,200})$/s

const cursorIn = v.pipe(
  v.string(),
  v.regex(cursorText),
  v.transform((text): ListCursor => {
    const [, by = '0', id = ''] = cursorText.exec(text) ?? []
    return { by: BigInt(by), id }
  }),
)
/** Most rows have numeric ids; PostgreSQL rejects anything else for one. */
const numberedCursorIn = v.pipe(
  cursorIn,
  v.check(({ id }) => /^\d{1,18}$/.test(id), 'This is no place in the list.'),
)
const cursorOut = v.pipe(
  v.custom<ListCursor>((value) => typeof value === 'object' && value !== null && 'by' in value),
  v.transform(({ by, id }) => `${by}.${id}`),
  v.string(),
)
const totalOut = v.object({ count: v.number(), isExact: v.boolean() })

type Definition = {
  readonly path: string
  readonly summary: string
  readonly permission: string
  readonly filter: v.ObjectEntries
  /** The first is the default. */
  readonly sorts: readonly [string, ...string[]]
  readonly row: v.ObjectEntries
  /** Further fields of the answer. */
  readonly beside: v.ObjectEntries
  /** For rows with text ids. */
  readonly ids?: 'text'
}

/** Declares a list of the back office with further fields beside its rows. */
export const staffListBeside = <const D extends Definition>({ filter, sorts, row, beside, ids, ...definition }: D) =>
  staffCall({
    path: definition.path,
    summary: definition.summary,
    permission: definition.permission,
    request: v.object({
      ...(filter as D['filter']),
      sort: v.optional(v.picklist(sorts as D['sorts']), sorts[0] as D['sorts'][number]),
      after: v.optional(v.nullable(ids === 'text' ? cursorIn : numberedCursorIn), null),
    }),
    response: v.object({
      ...(beside as D['beside']),
      rows: v.array(v.object(row as D['row'])),
      next: v.nullable(cursorOut),
      /** Only on the first page. */
      total: v.nullable(totalOut),
    }),
    refusals: {},
  })

/** Declares a list of the back office: filtered, sorted, paged, counted and exported by the server. */
export const staffList = <const D extends Omit<Definition, 'beside'>>(definition: D) =>
  staffListBeside({ ...definition, beside: {} })

/** Any list, as the list components use it. */
export type StaffListCall = StaffCall & {
  readonly request: v.GenericSchema<
    Record<string, unknown> & { sort?: string | undefined; after?: string | null | undefined },
    Record<string, unknown> & { sort: string; after: ListCursor | null }
  >
  readonly response: v.GenericSchema<
    Record<string, unknown> & { rows: Record<string, unknown>[]; next: ListCursor | null; total: ListTotal | null },
    Record<string, unknown> & { rows: Record<string, unknown>[]; next: string | null; total: ListTotal | null }
  >
}
