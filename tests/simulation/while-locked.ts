import type { Database } from '#platform/db/database.ts'

const lookEveryMs = 3
const looksMax = 1_000

/** Does something while a player's book is locked, and lets go once somebody waits for it, or nobody will. */
export async function whileLocked<T>(db: Database, playerId: bigint, work: () => Promise<T>): Promise<T> {
  const holder = await db.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from ledger_book where player_id = $1 for update', [playerId])
    let isDone = false
    const working = work().finally(() => {
      isDone = true
    })
    for (let look = 0; look < looksMax && !isDone; look++) {
      const { rowCount } = await holder.query(
        'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      )
      if (rowCount !== 0) break
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
    await holder.query('rollback')
    return await working
  } finally {
    holder.release()
  }
}
