import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

export type ListView = {
  readonly name: string
  readonly values: Readonly<Record<string, string>>
  readonly sort: string
}
type ViewOwner = { readonly staffId: bigint; readonly list: string }

const list = statement<ListView>(
  'staff_list_view_list',
  'select name, values, sort from staff_list_view where staff_id = $1 and list = $2 order by lower(name), name',
)
export const listViewList = (db: Queryable, { staffId, list: of }: ViewOwner) => db.rows(list, [staffId, of])

// Concurrent saves may exceed the limit, which only keeps the list readable.
const save = statement<{ name: string }>(
  'staff_list_view_save',
  `insert into staff_list_view (staff_id, list, name, values, sort) select $1, $2, $3, $4, $5
   where (select count(*) from staff_list_view where staff_id = $1 and list = $2 and name <> $3) < $6
   on conflict (staff_id, list, name) do update set values = excluded.values, sort = excluded.sort returning name`,
)
/** Undefined if the list has its maximum of views. */
export const listViewSave = (db: Queryable, { staffId, list: of }: ViewOwner, view: ListView, countMax: number) =>
  atMostOne(db.rows(save, [staffId, of, view.name, JSON.stringify(view.values), view.sort, countMax]))

const remove = statement(
  'staff_list_view_delete',
  'delete from staff_list_view where staff_id = $1 and list = $2 and name = $3',
)
export const listViewDelete = (db: Queryable, { staffId, list: of }: ViewOwner, name: string) =>
  db.rows(remove, [staffId, of, name])
