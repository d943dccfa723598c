import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { formatTime } from '#core/clock/manila-format.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import { answer } from '#core/contract/outcome.ts'
import type { ListCursor, ListTotal, StaffListCall } from '#core/contract/staff-list.ts'
import { csvLine } from '#core/csv/csv-line.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Handler } from '#platform/http/handle.ts'
import type { Permission } from '../../permissions.ts'
import { handleStaff, type StaffContext } from '../handle-staff.ts'
import type { StaffIdentity } from '../staff-identity.ts'

type ListRequest<C extends StaffListCall> = Pick<StaffContext<C>, 'input' | 'staff' | 'now'> & {
  readonly db: Queryable
  readonly limit: number
  readonly countMax: number
}
type Cell = string | number | bigint | null

/** The names of what rows carry as keys, a provider's among them. */
type CsvNames = ReadonlyMap<string, string>

/** A column of an export. */
export type CsvColumn<Row> = { readonly name: string; readonly cell: (row: Row, names: CsvNames) => Cell }

/** How a list is read, and how its rows are exported. */
type StaffListSource<C extends StaffListCall> = {
  readonly read: (context: ListRequest<C>) => Promise<AnswerOf<C>>
  readonly csv: readonly CsvColumn<AnswerOf<C>['rows'][number]>[]
  readonly names?: (db: Queryable) => Promise<CsvNames>
}

type ListReader = { readonly staff: StaffIdentity; readonly db: Queryable; readonly now: Instant }
/** A portion of a list as lines of a file. */
type ListPortion = {
  readonly text: string
  readonly count: number
  readonly next: string | null
  readonly total: ListTotal | null
}

/** The source of an export, for any list. */
export type ExportedList = {
  readonly permission: Permission
  readonly head: string
  readonly cellsOf: (row: never, names: CsvNames) => readonly Exclude<Cell, null>[]
  /** Undefined for an invalid query. */
  readonly portion: (
    question: Readonly<Record<string, unknown>>,
    reader: ListReader & { readonly limit: number; readonly countMax: number },
  ) => Promise<ListPortion | undefined>
}
type ListHandler = Handler & { readonly list: ExportedList }

const pageSize = 25
/** Counting further would take longer than reading the page; beyond it the total is a lower bound. */
const countMax = 10_000

/** Serves a list to holders of its permission, paged on screen and whole as a file. */
export function handleStaffList<C extends StaffListCall>(
  call: C & { readonly permission: Permission },
  { read, csv, names = noNames }: StaffListSource<C>,
): ListHandler {
  const handler = handleStaff(call, async ({ input, staff, db, now }) =>
    answer(await read({ input, staff, db, now, limit: pageSize, countMax })),
  )
  type Row = AnswerOf<C>['rows'][number]
  const cellsOf = (row: Row, named: CsvNames) => csv.map(({ cell }) => cell(row, named) ?? '')
  const list: ExportedList = {
    permission: call.permission,
    head: csvLine(csv.map(({ name }) => name)),
    cellsOf,
    async portion(question, reader) {
      const parsed = v.safeParse(call.request, question)
      if (!parsed.success) return undefined
      const { rows, next, total } = await read({ ...reader, input: parsed.output })
      const named = await names(reader.db)
      const lines = rows.map((row) => csvLine(cellsOf(row, named)))
      return { text: lines.join(''), count: rows.length, next: next && cursorText(next), total }
    },
  }
  return { ...handler, list }
}

const noNames = async (): Promise<CsvNames> => new Map()

const cursorText = ({ by, id }: ListCursor): string => `${by}.${id}`

/** 2026-11-21 3:05 PM in Manila. */
export const csvTime = (at: Instant | null): string => (at === null ? '' : `${dayOf(at)} ${formatTime(at)}`)

export const isListHandler = (handler: Handler): handler is ListHandler => 'list' in handler
