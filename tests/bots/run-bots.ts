import { type BotSite, type Pace, runBot } from './bot.ts'
import { followTables } from './follow-tables.ts'
import { newTally, type Tally } from './studio-calls.ts'

export type BotRun = {
  readonly site: BotSite
  readonly players: readonly bigint[]
  readonly pace: Pace
  /** Asked again and again; the bots finish what they are at and leave. */
  readonly isOver: () => boolean
  /** Called now and then with the progress. */
  readonly onProgress?: (tally: Tally) => void
}

const progressEveryMs = 30_000

/** Everybody plays over all titles, as players' pages do; they come one after the other, and stay. */
export async function runBots({ site, players, pace, isOver, onProgress }: BotRun): Promise<Tally> {
  const tally = newTally()
  const tables = followTables(site.studioUrl)
  const progressTimer = setInterval(() => onProgress?.(tally), progressEveryMs)
  try {
    await Promise.all(players.map((id, index) => runBot({ site, tables, tally, pace, isOver }, id, index)))
  } finally {
    clearInterval(progressTimer)
    tables.stop()
  }
  return tally
}
