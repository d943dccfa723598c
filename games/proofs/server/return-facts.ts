import type { CatalogueAnswer } from '#games/protocol/catalogue.ts'
import type { Table } from '#games/title/table.ts'
import type { Title, TitleFacts } from '#games/title/title.ts'
import { readReturnSheets, type ReturnSheet } from './return-sheet.ts'

type Offered = TitleFacts & Partial<Pick<Title, 'stakeGrows'> & Pick<Table, 'clock'>>
export type ReturnFacts = NonNullable<CatalogueAnswer['games'][number]['returns']>

const hundredths = 100
// Of a normal distribution, 99 % lie within so many standard deviations.
const z99 = 2.5758

/** What an operator has to know of a title to see from its rounds whether it returns what it says. */
export function returnFacts(title: Offered): ReturnFacts {
  const ways = sheetOf(title).ways
  const bought = boughtFacts(title, ways)
  return {
    ...scatterOf(ways, title.maxWinHundredths / hundredths),
    capHundredths: title.maxWinHundredths,
    ways: ways.length,
    ...(bought && { bought }),
    needsBestPlay: title.needsBestPlay ?? false,
    stakeGrows: title.stakeGrows ?? false,
    sharedSeconds: Math.ceil((title.clock?.bettingMs ?? 0) / 1_000),
  }
}

type Ways = ReturnSheet['ways']

const scatterOf = (ways: Ways, capStakes: number) => ({
  highestBasisPoints: Math.ceil(Math.max(...ways.map(({ rtp, within }) => rtp + within)) * 10_000 - rounding),
  deviationThousandths: Math.ceil(Math.max(...ways.map((way) => widest(way, capStakes))) * 1_000 - rounding),
})

/** By itself, in what the bonus costs. */
function boughtFacts({ bonusBuy, maxWinHundredths, returns }: Offered, ways: Ways): ReturnFacts['bought'] {
  if (bonusBuy === undefined || returns.kind !== 'measured') return undefined
  const { priceHundredths, rtpBasisPoints } = bonusBuy
  const names = returns.ways().flatMap(({ name, bought }) => (bought === undefined ? [] : [name]))
  const capHundredths = Math.ceil((maxWinHundredths * hundredths) / priceHundredths)
  const own = ways.filter(({ name }) => names.includes(name))
  return {
    priceHundredths,
    lowestBasisPoints: rtpBasisPoints,
    ...scatterOf(own, capHundredths / hundredths),
    capHundredths,
  }
}

// A sheet has six digits: what is above them is no difference.
const rounding = 0.001

/**
 * The deviation, or the upper end of its 99 % interval where it was measured: the variance of a squared win is at most the
 * largest win squared, times the mean of the squares.
 */
function widest({ rtp, rounds, deviation }: ReturnSheet['ways'][number], capStakes: number): number {
  if (rounds === 0) return deviation
  const meanSquare = deviation ** 2 + rtp ** 2
  return Math.sqrt(deviation ** 2 + (z99 * capStakes * Math.sqrt(meanSquare)) / Math.sqrt(rounds))
}

const sheets = new Map<string, ReturnSheet>()

function sheetOf({ code, version }: TitleFacts): ReturnSheet {
  if (sheets.size === 0) for (const sheet of readReturnSheets()) sheets.set(`${sheet.game} ${sheet.version}`, sheet)
  const found = sheets.get(`${code} ${version}`)
  if (found === undefined) throw new Error(`${code} has no stored returns: npm run rtp -- --publish`)
  return found
}
