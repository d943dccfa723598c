import { type Duration, milliseconds, seconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { isDatabaseAway } from '#platform/db/database-faults.ts'
import type { Table } from '#games/title/table.ts'
import { createLoop, type Loop } from '#platform/jobs/loop.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { advanceTable } from './advance-table.ts'
import { readTable } from './read-table.ts'
import { createTopWins } from './top-wins.ts'
import { settleReached, settleTables } from './settle-table.ts'
import type { TableFeed } from './table-feed.ts'

const lookEvery: Duration = milliseconds(250)
// A flight ends at its own moment, and everybody waits to see it.
const lookAtFlightsEvery: Duration = milliseconds(50)
const pauseAfterFault: Duration = seconds(1)

/** Advances all tables by their clocks and publishes to subscribers. Every process has one. */
export const createTableClocks = (needs: StudioDependencies, feed: TableFeed): readonly Loop[] => {
  const tables = [...needs.tables.values()]
  return [
    createClock(needs, feed, { tables: tables.filter(({ flight }) => flight === undefined), every: lookEvery }),
    createClock(needs, feed, {
      tables: tables.filter(({ flight }) => flight !== undefined),
      every: lookAtFlightsEvery,
    }),
  ]
}

type WorkerSchedule = { readonly tables: readonly Table[]; readonly every: Duration }

function createClock(needs: StudioDependencies, feed: TableFeed, { tables, every }: WorkerSchedule): Loop {
  const topWins = createTopWins(needs)
  const readAt = new Map<string, Instant>()
  // A new phase is published at once; bets and cash-outs, four times a second.
  const isReadAgain = ({ code }: Table): boolean =>
    every >= lookEvery || needs.clock.now() - (readAt.get(code) ?? 0) >= lookEvery
  return createLoop({
    async turn() {
      for (const table of tables) {
        const isAdvanced = await advanceTable(needs, table)
        if (!isAdvanced && !(feed.isWatched(table.code) && isReadAgain(table))) continue
        readAt.set(table.code, needs.clock.now())
        const news = await readTable(needs, table, topWins)
        if (news !== undefined) feed.publish(table.code, news)
      }
      return every
    },
    onFault: faultsOf(needs),
    pauseAfterFault,
  })
}

/** Pays what public rounds came to. Apart from the clock, which does not wait for a wallet. */
export const createTableCashier = (needs: StudioDependencies): Loop =>
  createLoop({
    turn: async () => ((await settleReached(needs)) + (await settleTables(needs)) > 0 ? 'again' : lookEvery),
    onFault: faultsOf(needs),
    pauseAfterFault,
  })

const faultsOf =
  ({ log }: StudioDependencies) =>
  (error: unknown): void => {
    if (isDatabaseAway(error)) log.warn({ err: error }, 'database unavailable: tables wait')
    else log.error({ err: error }, "a table's turn failed and is retried")
  }
