import { type Draw, drawWeighted } from '#core/draw/draw.ts'
import { formatLocal, type LocalText } from '#core/message/local-text.ts'
import { fishTexts } from './messages/index.ts'

/** What a captured fish brings: so many hundredths of the shot, and what was caught with it. */
export type Catch = { readonly hundredths: number; readonly with: readonly string[] }
export type Prize = { readonly weight: bigint; readonly hundredths: number }

/** One kind of fish. `prizes` lists every catch with its exact weight; `draw` draws one of them. */
export type Kind = {
  readonly code: string
  /** Swims at the hours of boss.ts alone. */
  readonly isBoss?: true
  readonly prizes: readonly Prize[]
  readonly draw: (draw: Draw) => Catch
  /** How it pays, in the player's words. */
  readonly pays: () => LocalText | string
  /** The tables that a catch is drawn from. */
  readonly drawn: Readonly<Record<string, unknown>>
  /** The draws of a catch, where it has any: what it brings, and how often. */
  readonly brings?: () => readonly (readonly [what: LocalText | string, weight: number])[]
}

/** The long-term return of every shot, in hundredths, whatever it is aimed at. */
export const returned = 96
const hundred = 100
export const returnedBasisPoints = returned * hundred

/** A shot captures `hits` times of `of`: exactly so often that the average catch comes to what is returned. */
export function captureOf(prizes: readonly Prize[]): { readonly hits: number; readonly of: number } {
  let [weights, worth] = [0n, 0n]
  for (const { weight, hundredths } of prizes) {
    weights += weight
    worth += weight * BigInt(hundredths)
  }
  const hits = BigInt(returned) * weights
  const shared = divisorOf(hits, worth)
  return { hits: Number(hits / shared), of: Number(worth / shared) }
}

const divisorOf = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisorOf(other, one % other))

/** Pays the same whenever it is captured. */
export const steadyFish = (code: string, times: number): Kind => ({
  code,
  prizes: [{ weight: 1n, hundredths: times * hundred }],
  draw: () => ({ hundredths: times * hundred, with: [] }),
  pays: () => `×${times}`,
  drawn: { times },
})

export type Chance = { readonly weight: number; readonly times: number }

/** What it pays is drawn when it is captured. */
export const luckyFish = (code: string, chances: readonly Chance[]): Kind => ({
  code,
  prizes: chances.map(({ weight, times }) => ({ weight: BigInt(weight), hundredths: times * hundred })),
  draw: (draw) => ({ hundredths: drawWeighted(chances, draw).times * hundred, with: [] }),
  drawn: { chances },
  brings: () => chances.map(({ times, weight }) => [timesText(times), weight]),
  pays: () =>
    formatLocal(fishTexts.timesTo, {
      least: timesText(Math.min(...timesOf(chances))),
      most: timesText(Math.max(...timesOf(chances))),
    }),
})

export const timesText = (times: number): string => `×${times.toLocaleString('en-PH')}`
const timesOf = (chances: readonly Chance[]): number[] => chances.map(({ times }) => times)

type Chain = {
  readonly code: string
  /** How many others are caught with it, by weight. */
  readonly links: readonly { readonly count: number; readonly weight: number }[]
  /** Each link catches one of these, all as likely. */
  readonly catches: readonly { readonly code: string; readonly times: number }[]
  readonly pays: Kind['pays']
}

/** Takes others along: lightning that jumps, or a blast. What it pays is the sum of what they pay. */
export function chainFish({ code, links, catches, pays }: Chain): Kind {
  return {
    code,
    pays,
    drawn: { links, catches },
    brings: () => links.map(({ count, weight }) => [formatLocal(fishTexts.smallFish, { count }), weight]),
    prizes: chainPrizes(links, catches),
    draw(draw) {
      const { count } = drawWeighted(links, draw)
      const caught = Array.from({ length: count }, () => catches[draw(catches.length)])
      const sum = caught.reduce((total, link) => total + (link?.times ?? 0), 0)
      return { hundredths: sum * hundred, with: caught.flatMap((link) => (link === undefined ? [] : [link.code])) }
    },
  }
}

/** Every sum with its exact weight: link by link, brought to one denominator for all lengths. */
function chainPrizes(links: Chain['links'], catches: Chain['catches']): Prize[] {
  const longest = Math.max(...links.map(({ count }) => count))
  const all = BigInt(catches.length)
  const prizes = new Map<number, bigint>()
  let sums = new Map<number, bigint>([[0, 1n]])
  for (let length = 1; length <= longest; length++) {
    sums = withLink(sums, catches)
    const share = BigInt(links.find(({ count }) => count === length)?.weight ?? 0) * all ** BigInt(longest - length)
    for (const [sum, weight] of sums) prizes.set(sum, (prizes.get(sum) ?? 0n) + weight * share)
  }
  return [...prizes].filter(([, weight]) => weight > 0n).map(([sum, weight]) => ({ weight, hundredths: sum * hundred }))
}

function withLink(sums: ReadonlyMap<number, bigint>, catches: Chain['catches']): Map<number, bigint> {
  const next = new Map<number, bigint>()
  for (const [sum, weight] of sums) {
    for (const { times } of catches) next.set(sum + times, (next.get(sum + times) ?? 0n) + weight)
  }
  return next
}

/** A ladder of stages: each stage that is broken leads to the next with the chance of one half, and pays more. */
export function bossFish(code: string, stages: readonly number[]): Kind {
  const last = stages.length - 1
  const weightOf = (stage: number): bigint => 2n ** BigInt(stage === last ? 0 : last - 1 - stage)
  return {
    code,
    prizes: stages.map((times, stage) => ({ weight: weightOf(stage), hundredths: times * hundred })),
    draw(draw) {
      let stage = 0
      while (stage < last && draw(2) === 1) stage++
      return {
        hundredths: (stages[stage] ?? 0) * hundred,
        with: stages.slice(0, stage + 1).map((times) => `×${times}`),
      }
    },
    drawn: { stages },
    brings: () => stages.map((times, stage) => [timesText(times), Number(weightOf(stage))]),
    pays: () =>
      formatLocal(fishTexts.timesByStages, { least: timesText(stages[0] ?? 0), most: timesText(stages[last] ?? 0) }),
  }
}
