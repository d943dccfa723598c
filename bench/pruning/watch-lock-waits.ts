import pg from 'pg'

/** Milliseconds of the longest wait that was seen, by the beginning of the statement that waited. */
export type LockWaits = ReadonlyMap<string, number>

export type LockWatch = { readonly stop: () => Promise<LockWaits> }

const lookEveryMs = 10
const headLength = 60

/** Looks every ten milliseconds who waits for a lock, and since when. Shorter waits may be missed. */
export async function watchLockWaits(adminUrl: string): Promise<LockWatch> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const waits = new Map<string, number>()
  let isOver = false
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const { rows } = await client.query<{ query: string; ms: number }>(findWaits)
      for (const { query, ms } of rows) {
        const head = query.replace(/\s+/g, ' ').trim().slice(0, headLength)
        waits.set(head, Math.max(ms, waits.get(head) ?? 0))
      }
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      isOver = true
      await watching
      await client.end()
      return waits
    },
  }
}

const findWaits = `
  select a.query, extract(epoch from clock_timestamp() - l.waitstart)::float8 * 1000 as ms
  from pg_locks l join pg_stat_activity a using (pid) where not l.granted and l.waitstart is not null`
