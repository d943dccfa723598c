import { asOwner, type BenchDatabase } from '../ledger/bench-database.ts'

/** Bytes of one table: what it grew by, and what was written to the write-ahead log about it. */
export type TableBytes = {
  readonly table: string
  readonly rows: number
  readonly indexes: number
  readonly wal: number
  /** Of these, whole pages: the first change of a page after a checkpoint. */
  readonly walPages: number
}

export type CountedBytes = { readonly tables: readonly TableBytes[]; readonly wal: number; readonly rounds: number }

/** What the work leaves in the database, and what it wrote to the log. A checkpoint precedes it. */
export async function countBytes(
  { adminUrl }: Pick<BenchDatabase, 'adminUrl'>,
  work: () => Promise<unknown>,
): Promise<CountedBytes> {
  const url = adminUrl()
  const before = await asOwner(url, async (admin) => {
    await admin.query('create extension if not exists pg_walinspect')
    await admin.query('checkpoint')
    return { sizes: await sizesOf(admin), ...(await markOf(admin)) }
  })
  await work()
  return asOwner(url, async (admin) => {
    const after = await markOf(admin)
    const sizes = await sizesOf(admin)
    const { rows } = await admin.query<WalRow>(walByTable, [before.lsn, after.lsn])
    const wal = new Map(rows.map((row) => [row.name, row]))
    const tables = [...new Set([...sizes.keys(), ...wal.keys()])].map((table) => ({
      table,
      ...growthOf(before.sizes.get(table), sizes.get(table)),
      ...writtenIn(wal.get(table)),
    }))
    return { tables, wal: Number(after.position) - Number(before.position), rounds: after.rounds - before.rounds }
  })
}

type TableSize = Pick<TableBytes, 'rows' | 'indexes'>

const noSize: TableSize = { rows: 0, indexes: 0 }
const growthOf = (before: TableSize = noSize, after: TableSize = noSize): TableSize => ({
  rows: after.rows - before.rows,
  indexes: after.indexes - before.indexes,
})

const writtenIn = (row?: WalRow): Pick<TableBytes, 'wal' | 'walPages'> => ({
  wal: Number(row?.bytes ?? 0),
  walPages: Number(row?.pages ?? 0),
})

type Admin = Parameters<Parameters<typeof asOwner>[1]>[0]

async function markOf(admin: Admin) {
  const { rows } = await admin.query<{ lsn: string; position: string; rounds: string }>(
    `select pg_current_wal_insert_lsn()::text as lsn, pg_current_wal_insert_lsn() - '0/0' as position,
       (select count(*) from game_round) as rounds`,
  )
  const [mark] = rows
  if (mark === undefined) throw new Error('the database has no log')
  return { ...mark, rounds: Number(mark.rounds) }
}

async function sizesOf(admin: Admin): Promise<Map<string, TableSize>> {
  const { rows } = await admin.query<{ name: string; rows: string; indexes: string }>(sizeByTable)
  return new Map(rows.map(({ name, ...size }) => [name, { rows: Number(size.rows), indexes: Number(size.indexes) }]))
}

// A partition counts as its table.
const sizeByTable = `
  select coalesce(i.inhparent, c.oid)::regclass::text as name,
    sum(pg_table_size(c.oid)) as rows, sum(pg_indexes_size(c.oid)) as indexes
  from pg_class c left join pg_inherits i on i.inhrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  group by 1`

type WalRow = { readonly name: string; readonly bytes: string; readonly pages: string }

// A record that touches several pages counts for the first of them.
const walByTable = `
  select coalesce(coalesce(h.inhparent, i.indrelid, c.oid)::regclass::text, 'commits and others') as name,
    sum(w.record_length) as bytes, sum(w.block_fpi_length) as pages
  from pg_get_wal_block_info($1, $2, false) w
  left join pg_class c on c.relfilenode = w.relfilenode
  left join pg_index i on i.indexrelid = c.oid
  left join pg_inherits h on h.inhrelid = coalesce(i.indrelid, c.oid) and c.relnamespace = 'public'::regnamespace
  where w.block_id = 0
  group by 1`
