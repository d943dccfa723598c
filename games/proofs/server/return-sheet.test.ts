import { expect, test } from 'vitest'
import { tables, titles } from '#games/titles.ts'
import { readProofs } from './proof.ts'
import { returnFacts } from './return-facts.ts'
import { readReturnSheets, returnSheetOf } from './return-sheet.ts'

const known = readReturnSheets()
const all = [...titles, ...tables]

test.each(all.map((title) => [title.code, title] as const))(
  '%s: the stored returns and deviations are those that counting gives',
  (code, title) => {
    const stored = known.find(({ game, version }) => game === code && version === title.version)
    expect(stored, 'run npm run rtp -- --publish').toEqual(returnSheetOf(title))
  },
)

test.each(all.map((title) => [title.code, title] as const))(
  '%s: an operator reads a range that holds every way to play',
  (code, title) => {
    const ways = known.find(({ game, version }) => game === code && version === title.version)?.ways ?? []
    const facts = returnFacts(title)
    for (const { rtp, within, deviation, maxWin } of ways) {
      expect(rtp - within).toBeGreaterThanOrEqual(title.rtpBasisPoints / 10_000)
      expect(rtp + within).toBeLessThanOrEqual(facts.highestBasisPoints / 10_000 + 1e-9)
      expect(deviation).toBeLessThanOrEqual(facts.deviationThousandths / 1_000 + 1e-9)
      expect(maxWin * 100).toBeLessThanOrEqual(facts.capHundredths)
    }
    expect(facts.ways).toBe(ways.length)
    const bought = ways.find(({ name }) => name === 'bonusBuy')
    expect(facts.bought !== undefined).toBe(bought !== undefined)
    if (facts.bought === undefined || bought === undefined) return
    expect(bought.rtp - bought.within).toBeGreaterThanOrEqual(facts.bought.lowestBasisPoints / 10_000)
    expect(bought.rtp + bought.within).toBeLessThanOrEqual(facts.bought.highestBasisPoints / 10_000 + 1e-9)
    expect(bought.deviation).toBeLessThanOrEqual(facts.bought.deviationThousandths / 1_000 + 1e-9)
    // A bonus for its price scatters far less than a spin: judged by the spin's, a fault would hide.
    expect(facts.bought.deviationThousandths).toBeLessThan(facts.deviationThousandths / 2)
    expect(bought.maxWin * 100).toBeLessThanOrEqual(facts.bought.capHundredths)
  },
)

test('a measured deviation is declared with what the measurement leaves open', () => {
  const title = titles.find(({ code }) => code === 'mayon-fire')
  const [proof] = readProofs('mayon-fire')
  if (title === undefined || proof === undefined) throw new Error('the title is measured')
  const declared = returnFacts(title).deviationThousandths / 1_000
  expect(declared).toBeGreaterThan(proof.deviation)
  expect(declared).toBeLessThan(proof.deviation * 1.3)
})

test('card games declare the best play, games that double a stake say that it grows, tables that bets share a result', () => {
  const where = (is: (facts: ReturnType<typeof returnFacts>) => boolean) =>
    all.filter((title) => is(returnFacts(title))).map(({ code }) => code)
  expect(where(({ needsBestPlay }) => needsBestPlay)).toEqual([
    'jacks-or-better',
    'deuces-wild',
    'tatlong-baraha',
    'caribbean-stud',
    'pai-gow-manila',
    'bente-uno',
    'pusoy',
  ])
  expect(where(({ stakeGrows }) => stakeGrows)).toEqual(['tatlong-baraha', 'caribbean-stud', 'bente-uno'])
  expect(where(({ sharedSeconds }) => sharedSeconds > 0)).toEqual(tables.map(({ code }) => code))
})
