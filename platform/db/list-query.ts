import { instant } from '#core/clock/instant.ts'
import type { ListCursor, ListTotal } from '#core/contract/staff-list.ts'
import { exactlyOne, type Queryable, type SqlValue } from './queryable.ts'
import { sqlTime } from './sql-types.ts'
import { plannedEachTime, type Statement, statement } from './statement.ts'

type ListSort = {
  /** What the rows are sorted by: a time or a whole number, never null. */
  readonly by: string
  readonly kind: 'time' | 'number'
  readonly direction: 'asc' | 'desc'
}

type Definition<Filter extends string, Sort extends string> = {
  readonly name: string
  readonly columns: string
  readonly from: string
  /**
   * One condition per filter, with `$` for its value, or `$time` for an instant. The statement contains the conditions in
   * use only, so that each combination gets its own plan. A condition without `$` is a switch.
   */
  readonly filters: Readonly<Record<Filter, string>>
  readonly sorts: Readonly<Record<Sort, ListSort>>
  /** Filters whose best plan depends on the value: an index lookup for a rare one, a scan in sort order for a common one. */
  readonly plannedEachTime?: readonly NoInfer<Filter>[]
  /** Breaks ties of the sort. */
  readonly id: string
  readonly ids?: 'text'
}

export type ListQuestion<Filter extends string, Sort extends string> = {
  /** False or undefined: not filtered by. */
  readonly filter: Readonly<Partial<Record<Filter, SqlValue>>>
  readonly sort: Sort
  readonly after: ListCursor | null
  readonly limit: number
  /** Counting stops here. */
  readonly countMax: number
}

export type ListPage<Row> = {
  readonly rows: Row[]
  readonly next: ListCursor | null
  readonly total: ListTotal | null
}

type RowCursor = { readonly cursorBy: bigint; readonly cursorId: string }
type ListRequest = {
  readonly conditions: readonly string[]
  readonly values: readonly SqlValue[]
  readonly mask: string
  readonly planned: <Row>(query: Statement<Row>) => Statement<Row>
}

/**
 * A filtered, sorted list of a million rows with keyset pagination: a page is found through an index, not by skipping the
 * rows before it. The total is exact up to the counting limit.
 */
export const listQuery =
  <Row>() =>
  <Filter extends string, Sort extends string>(list: Definition<Filter, Sort>) => ({
    /** One page; the first page also has the total. */
    async read(db: Queryable, question: ListQuestion<Filter, Sort>): Promise<ListPage<Row>> {
      const request = listRequestOf(list, question.filter)
      const [found, total] = await Promise.all([
        db.rows(...pageOf<Row>(list, request, question)),
        question.after === null ? count(db, list, request, question.countMax) : null,
      ])
      const rows = found.slice(0, question.limit)
      const last = rows.at(-1)
      const next = last && found.length > rows.length ? { by: last.cursorBy, id: last.cursorId } : null
      return { rows, next, total }
    },
  })

function listRequestOf(list: Definition<string, string>, filter: Readonly<Record<string, SqlValue>>): ListRequest {
  const conditions: string[] = []
  const values: SqlValue[] = []
  let mask = ''
  let planned: ListRequest['planned'] = (query) => query
  for (const [name, condition] of Object.entries(list.filters)) {
    const value = filter[name]
    const isUsed = value !== undefined && value !== false
    mask += isUsed ? '1' : '0'
    if (!isUsed) continue
    if (list.plannedEachTime?.includes(name)) planned = plannedEachTime
    if (condition.includes('$')) values.push(condition.includes('$time') ? sqlTime(instant(Number(value))) : value)
    conditions.push(condition.replaceAll(/\$(time)?/g, () => `$${values.length}`))
  }
  return { conditions, values, mask, planned }
}

function pageOf<Row>(
  list: Definition<string, string>,
  { conditions, values, mask, planned }: ListRequest,
  { sort, after, limit }: ListQuestion<string, string>,
): [Statement<Row & RowCursor>, SqlValue[]] {
  const sorted = list.sorts[sort]
  if (!sorted) throw new Error(`${list.name} has no order ${sort}`)
  const { by, kind, direction } = sorted
  const given = [...values]
  const parameter = (value: SqlValue, type: string) => `$${given.push(value)}::${type}`
  const beyond =
    after === null
      ? []
      : [
          `(${by}, ${list.id}) ${direction === 'desc' ? '<' : '>'} (${
            kind === 'time'
              ? `timestamptz 'epoch' + ${parameter(after.by, 'bigint')} * interval '1 microsecond'`
              : parameter(after.by, 'bigint')
          }, ${list.ids === 'text' ? parameter(after.id, 'text') : parameter(BigInt(after.id), 'bigint')})`,
        ]
  const cursorBy = kind === 'time' ? `(extract(epoch from ${by}) * 1000000)::bigint` : `(${by})::bigint`
  const text = `select ${list.columns}, ${cursorBy} as "cursorBy", (${list.id})::text as "cursorId" from ${list.from}
    where ${[...conditions, ...beyond, 'true'].join(' and ')}
    order by ${by} ${direction}, ${list.id} ${direction} limit ${parameter(limit + 1, 'int')}`
  return [planned(statement(`${list.name}/${sort}/${mask}${after === null ? '' : '+'}`, text)), given]
}

async function count(
  db: Queryable,
  { name, from }: Definition<string, string>,
  { conditions, values, mask, planned }: ListRequest,
  max: number,
): Promise<ListTotal> {
  const text = `select count(*) as found from (
    select 1 from ${from} where ${[...conditions, 'true'].join(' and ')} limit $${values.length + 1}::int) as counted`
  const { found } = await exactlyOne(
    db.rows(planned(statement<{ found: bigint }>(`${name}/count/${mask}`, text)), [...values, max + 1]),
  )
  return { count: Math.min(Number(found), max), isExact: Number(found) <= max }
}
