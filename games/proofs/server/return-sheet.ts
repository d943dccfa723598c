import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { measureWay } from '#games/title/measure-returns.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { readProofs } from './proof.ts'

const figure = v.pipe(v.number(), v.finite(), v.minValue(0))

const sheet = v.object({
  game: v.string(),
  version: v.number(),
  ways: v.array(
    v.object({
      name: v.string(),
      rtp: figure,
      /** Half the width of the 99 % interval; 0 where every outcome was counted. */
      within: figure,
      /** The rounds that were measured; 0 where every outcome was counted. */
      rounds: figure,
      /** The standard deviation of one round's win, in what the round cost; so is the largest win. */
      deviation: figure,
      maxWin: figure,
    }),
  ),
})
/** What each way to play a version of a title returns, and how widely its rounds scatter. */
export type ReturnSheet = v.InferOutput<typeof sheet>

export const returnSheetsPath = join(import.meta.dirname, '..', 'returns.json')

/** As stored: counting a league again takes seconds. */
export const readReturnSheets = (): readonly ReturnSheet[] =>
  v.parse(v.array(sheet), JSON.parse(readFileSync(returnSheetsPath, 'utf8')))

/** Counted over every outcome, or taken from the stored measurement. */
export function returnSheetOf({ code, version, stakes: [stake], returns }: TitleFacts): ReturnSheet {
  if (stake === undefined) throw new Error(`${code} has no stakes`)
  if (returns.kind === 'exact') {
    const counted = returns.ways().map((way) => ({ name: way.name, rounds: 0, ...measureWay(way, stake) }))
    return { game: code, version, ways: counted.map(rounded) }
  }
  const priceOf = pricesOf(returns)
  const ways = readProofs(code).map(({ way, ...proof }) => rounded(perPrice({ name: way, ...proof }, priceOf(way))))
  return { game: code, version, ways }
}

type Way = ReturnSheet['ways'][number]

const hundredthsOfStake = 100

/** What a round costs, in stakes: one, unless it is bought. */
function pricesOf(returns: TitleFacts['returns']): (way: string) => number {
  const ways = returns.kind === 'measured' ? returns.ways() : []
  const bought = new Map(
    ways.map(({ name, bought: bonus }) => [name, bonus === undefined ? 1 : bonus.priceHundredths / hundredthsOfStake]),
  )
  return (way) => bought.get(way) ?? 1
}

/** A proof is in stakes. */
const perPrice = (way: Way, price: number): Way => ({
  ...way,
  deviation: way.deviation / price,
  maxWin: way.maxWin / price,
})

const digits = 1_000_000
const withDigits = (value: number): number => Math.round(value * digits) / digits

const rounded = ({ name, rtp, within, rounds, deviation, maxWin }: Way): Way => ({
  name,
  rtp: withDigits(rtp),
  within: withDigits(within),
  rounds,
  deviation: withDigits(deviation),
  maxWin: withDigits(maxWin),
})
