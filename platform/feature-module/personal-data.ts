import type { Instant } from '#core/clock/instant.ts'
import type { Json } from '#core/json.ts'
import type { ListPage, ListQuestion } from '../db/list-query.ts'
import type { Queryable } from '../db/queryable.ts'

/** One record in the copy: times as ISO 8601, amounts as plain decimals, and no secret of the house or of another player. */
export type PersonalRecord = { readonly [name: string]: Json }

/** Whose data is copied, and when. */
export type PersonalDataOf = { readonly playerId: bigint; readonly now: Instant }

/** One kind of data that a feature holds about players, for the copy that each may ask for. */
export type PersonalData = {
  /** The name of its list in the copy. */
  readonly name: string
  /** Every record in slices, so that a history of a million rows is never in memory as a whole. */
  readonly slices: (db: Queryable, of: PersonalDataOf) => AsyncIterable<readonly PersonalRecord[]>
}

/** Data of which a player has a few records only. */
export const personalRecords = (
  name: string,
  read: (db: Queryable, of: PersonalDataOf) => Promise<readonly PersonalRecord[]>,
): PersonalData => ({
  name,
  async *slices(db, of) {
    yield await read(db, of)
  },
})

const sliceRows = 500

type History<Row, Filter extends string, Sort extends string> = {
  readonly name: string
  readonly list: {
    readonly read: (db: Queryable, question: ListQuestion<Filter, Sort>) => Promise<ListPage<Row>>
  }
  readonly filter: (of: PersonalDataOf) => ListQuestion<Filter, Sort>['filter']
  readonly sort: NoInfer<Sort>
  readonly recordOf: (row: Row) => PersonalRecord
}

/** A history of any length, read page by page through its index. */
export const personalHistory = <Row, Filter extends string, Sort extends string>({
  name,
  list,
  filter,
  sort,
  recordOf,
}: History<Row, Filter, Sort>): PersonalData => ({
  name,
  async *slices(db, of) {
    let after: ListPage<Row>['next'] = null
    do {
      const page: ListPage<Row> = await list.read(db, {
        filter: filter(of),
        sort,
        after,
        limit: sliceRows,
        countMax: 0,
      })
      yield page.rows.map(recordOf)
      after = page.next
    } while (after !== null)
  },
})
