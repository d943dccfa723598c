import { type BotSite, type Pace, runBot } from './bot.ts'
import { followTables } from './follow-tables.ts'
import { newTally, type Tally } from './studio-calls.ts'

export type BotRun = {
  readonly site: BotSite
  readonly players: readonly bigint[]
  readonly pace: Pace
  /** Asked again and again; the bots finish what they are at and leave. */
  readonly isOver: () => boolean
}

/** Everybody plays at once, over all titles, as players' pages do. */
export async function runBots({ site, players, pace, isOver }: BotRun): Promise<Tally> {
  const tally = newTally()
  const tables = followTables(site.studioUrl)
  try {
    await Promise.all(players.map((id, index) => runBot({ site, tables, tally, pace, isOver }, id, index)))
  } finally {
    tables.stop()
  }
  return tally
}
