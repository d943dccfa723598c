import * as v from 'valibot'
import { staffCall, type StaffCall } from './staff-call.ts'

/** Where a list goes on: the number it is sorted by and the row's own id, of the last row that was shown. */
export type ListPlace = { readonly by: bigint; readonly id: string }

/** How many rows there are: counted to the last, or more than were counted. */
export type ListTotal = { readonly count: number; readonly isExact: boolean }

const placeText = /^(\d{1,18})\.(.{1,200})$/s

const placeIn = v.pipe(
  v.string(),
  v.regex(placeText),
  v.transform((text): ListPlace => {
    const [, by = '0', id = ''] = placeText.exec(text) ?? []
    return { by: BigInt(by), id }
  }),
)
/** Most rows are told apart by a number; PostgreSQL takes nothing else for one. */
const numberedPlaceIn = v.pipe(
  placeIn,
  v.check(({ id }) => /^\d{1,18}$/.test(id), 'This is no place in the list.'),
)
const placeOut = v.pipe(
  v.custom<ListPlace>((value) => typeof value === 'object' && value !== null && 'by' in value),
  v.transform(({ by, id }) => `${by}.${id}`),
  v.string(),
)
const totalOut = v.object({ count: v.number(), isExact: v.boolean() })

type Definition = {
  readonly path: string
  readonly summary: string
  readonly permission: string
  readonly filter: v.ObjectEntries
  /** The first is taken when none is asked for. */
  readonly sorts: readonly [string, ...string[]]
  readonly row: v.ObjectEntries
  /** What is told beside the rows. */
  readonly beside: v.ObjectEntries
  /** Rows that a text tells apart. */
  readonly ids?: 'text'
}

/** Declares a list of the back office that tells something beside its rows. */
export const staffListBeside = <const D extends Definition>({ filter, sorts, row, beside, ids, ...definition }: D) =>
  staffCall({
    path: definition.path,
    summary: definition.summary,
    permission: definition.permission,
    request: v.object({
      ...(filter as D['filter']),
      sort: v.optional(v.picklist(sorts as D['sorts']), sorts[0] as D['sorts'][number]),
      after: v.optional(v.nullable(ids === 'text' ? placeIn : numberedPlaceIn), null),
    }),
    response: v.object({
      ...(beside as D['beside']),
      rows: v.array(v.object(row as D['row'])),
      next: v.nullable(placeOut),
      /** Told with the first page. */
      total: v.nullable(totalOut),
    }),
    refusals: {},
  })

/** Declares a list of the back office: filtered, sorted and paged by the server, counted, exported. */
export const staffList = <const D extends Omit<Definition, 'beside'>>(definition: D) =>
  staffListBeside({ ...definition, beside: {} })

/** Any list, as the kit of lists knows it. */
export type StaffListCall = StaffCall & {
  readonly request: v.GenericSchema<
    Record<string, unknown> & { sort?: string | undefined; after?: string | null | undefined },
    Record<string, unknown> & { sort: string; after: ListPlace | null }
  >
  readonly response: v.GenericSchema<
    Record<string, unknown> & { rows: Record<string, unknown>[]; next: ListPlace | null; total: ListTotal | null },
    Record<string, unknown> & { rows: Record<string, unknown>[]; next: string | null; total: ListTotal | null }
  >
}
