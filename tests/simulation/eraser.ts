import pg from 'pg'

/** Takes a database back to where it was when the eraser was opened, as far as tables that were empty then are concerned. */
export type Eraser = { readonly erase: () => Promise<void>; readonly close: () => Promise<void> }

const tablesSql = `select format('%I', relname) as name from pg_class
  where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by relname`

/** Only the owner of the tables may delete from all of them. */
export async function openEraser(ownerUrl: string): Promise<Eraser> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const tables = (await owner.query<{ name: string }>(tablesSql)).rows.map(({ name }) => name)
  const looks = tables.map((name) => `select '${name}' as name where not exists (select from ${name})`)
  const empty = (await owner.query<{ name: string }>(looks.join(' union all '))).rows.map(({ name }) => name)
  // In one statement: what refers to what is looked at when all of it is gone.
  const deletions = empty.map((name, index) => `d${index} as (delete from ${name})`)
  const erase = `with ${deletions.join(', ')} select`
  return {
    erase: async () => void (await owner.query(erase)),
    close: () => owner.end(),
  }
}
