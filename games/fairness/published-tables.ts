import type { Way } from '#games/title/returns.ts'
import type { TitleFacts } from '#games/title/title.ts'

/**
 * Everything that a title's return follows from, as one line of JSON whose SHA-256 is published: the tables that rounds are
 * drawn from, and each way to play with its outcomes where all of them are counted. One version of a title has one text.
 */
export function publishedTables(title: TitleFacts): string {
  const { code, version, maxWinHundredths } = title
  return JSON.stringify(
    { game: code, version, maxWinHundredths, ...drawnFrom(title), ...outcomesOf(title) },
    (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  )
}

function drawnFrom({ tables, returns }: TitleFacts): object {
  if (tables !== undefined) return { tables: tables() }
  return returns.kind === 'measured' ? { tables: returns.ways().map((way) => way.tables) } : {}
}

/** A league's outcomes follow from its fixtures, which are its tables. */
function outcomesOf({ stakes: [stake], virtual, returns }: TitleFacts): object {
  if (returns.kind !== 'exact' || virtual === 'sports' || stake === undefined) return {}
  return { outcomesAtStake: stake, ways: returns.ways().map((way) => countedWay(way, stake)) }
}

/** Outcomes that cost and pay the same are one: its cost, its win, and its weight. */
function countedWay({ name, outcomes }: Way, stake: TitleFacts['stakes'][number]) {
  const weights = new Map<string, bigint>()
  for (const { staked, win, weight } of outcomes(stake)) {
    const key = `${staked} ${win}`
    weights.set(key, (weights.get(key) ?? 0n) + weight)
  }
  return { name, outcomes: Array.from(weights, ([key, weight]) => [...key.split(' '), weight]) }
}
