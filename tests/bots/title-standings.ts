import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { proofOf } from '#games/proofs/server/proof.ts'
import { type MeasuredReturn, measureSimulated, measureWay } from '#games/title/measure-returns.ts'
import type { TitleFacts } from '#games/title/title.ts'
import type { Rows } from './compare-books.ts'

/** What a title returned to the bots, and between what it has to lie. */
export type TitleStanding = {
  readonly code: string
  readonly rounds: number
  readonly staked: bigint
  readonly win: bigint
  readonly returned: number
  readonly least: number
  readonly most: number
  readonly isInside: boolean
}

/** Bets with a common result: one round, or everything on one public round. */
export type Cluster = { readonly code: string; readonly rounds: number; readonly staked: bigint; readonly win: bigint }

// An honest title lies outside about once in a million runs, were returns normal; theirs have longer tails above.
const deviationsMost = 5

export async function clustersPlayed(studio: Rows): Promise<readonly Cluster[]> {
  const { rows } = await studio.query<Cluster>(
    `select r.game_code as code, count(*)::int as rounds, sum(r.staked)::bigint as staked, sum(r.win)::bigint as win
     from studio.round r join studio.account a on a.id = r.account_id and a.kind = 'real'
     where r.state = 'closed' group by r.game_code, coalesce(r.table_round_id::text, r.id)`,
  )
  return rows
}

export const standingsOf = (titles: readonly TitleFacts[], clusters: readonly Cluster[]): readonly TitleStanding[] => {
  const byTitle = Map.groupBy(clusters, ({ code }) => code)
  return titles.flatMap((title) => {
    const played = byTitle.get(title.code)
    return played === undefined ? [] : [standingOf(title, played)]
  })
}

/**
 * The interval is as wide as the title's own volatility makes it over so many rounds, or as what was seen where that is more.
 * Above, the largest win is left out: one great win says nothing of a return. Amounts are whole centavos far below 2^53.
 */
export function standingOf(title: TitleFacts, clusters: readonly Cluster[]): TitleStanding {
  const ways = waysOf(title)
  const returns = ways.map(({ rtp }) => rtp)
  const deviation = medianOf(ways.map((way) => way.deviation))
  const played = clusters.map(({ staked, win }) => ({ staked: Number(staked), win: Number(win) }))
  const staked = sum(played.map((each) => each.staked))
  const win = sum(played.map((each) => each.win))
  const mean = win / staked
  const known = Math.sqrt(sum(played.map((each) => (each.staked * deviation) ** 2)))
  const seen = Math.sqrt(sum(played.map((each) => (each.win - mean * each.staked) ** 2)))
  const width = (deviationsMost * Math.max(known, seen)) / staked
  const [least, most] = [Math.max(0, Math.min(...returns) - width), Math.max(...returns) + width]
  const largest = Math.max(...played.map((each) => each.win))
  return {
    code: title.code,
    rounds: sum(clusters.map(({ rounds }) => rounds)),
    staked: BigInt(staked),
    win: BigInt(win),
    returned: mean,
    least,
    most,
    isInside: mean >= least && (win - largest) / staked <= most,
  }
}

/** The title's stated returns, mode by mode. */
function waysOf({ code, returns, stakes }: TitleFacts): readonly Pick<MeasuredReturn, 'rtp' | 'deviation'>[] {
  const stake = stakes[0] ?? pesos(1n)
  if (returns.kind === 'exact') return returns.ways().map((way) => measureWay(way, stake))
  if (returns.kind === 'simulated') return returns.ways().map((way) => measureSimulated(way, stake, seededTestDraw(1)))
  return returns.ways().map(({ name }) => proofOf(code, name))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
