import { describe, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { catalogueOf } from '#games/rgs/server/catalogue.ts'
import { helpIn } from '#games/title/help-page.ts'
import { measureWay } from '#games/title/measure-returns.ts'
import { titles } from '#games/titles.ts'
import { liveTitles } from '../titles.ts'
import { type BaccaratResult, baccaratEnd, baccaratPays } from './baccarat-bituin.ts'
import { baccaratWeights, bankerDraws } from './baccarat-rules.ts'
import { colorPays } from './color-game.ts'
import { dragonPays } from './dragon-tiger.ts'
import { pocketColour, roulettePays, wheelOrder } from './roulette-bituin.ts'
import { newShoe } from './shoe.ts'
import { sicPays } from './sic-bo-bituin.ts'

test('every table has a code and a name that no other game has', () => {
  const all = [...titles, ...liveTitles]
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

describe.each(liveTitles.map((table) => [table.code, table] as const))('%s', (_code, table) => {
  const ways = table.returns.kind === 'exact' ? table.returns.ways() : []
  // Banker and player of baccarat return 98.9 by their nature; everything else is below 98.
  test('returns between 94 and 98.95 of a hundred on every bet and with every chip, and says the smallest', () => {
    const returns = ways.flatMap((way) => table.stakes.map((stake) => measureWay(way, stake).rtp))
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(0.94)
    expect(Math.max(...returns)).toBeLessThanOrEqual(table.code === 'baccarat-bituin' ? 0.9895 : 0.98)
    expect(Math.floor(Math.min(...returns) * 10_000)).toBe(table.rtpBasisPoints)
  })

  test('pays no more than it declares', () => {
    const most = Math.max(...ways.map((way) => measureWay(way, pesos(1n)).maxWin))
    expect(most * 100).toBe(table.maxWinHundredths)
  })

  test('explains itself', () => {
    const { summary, sections } = helpIn(table.help(), 'en')
    expect(summary.length).toBeGreaterThan(20)
    for (const { head, rows } of sections.flatMap(({ table: found }) => found ?? []))
      expect(rows.every((row) => row.length === head.length)).toBe(true)
  })

  test('has no bet but its own', () => {
    for (const bet of ['nothing', '', 7, null, {}, ['red']])
      expect(table.limitOf({ opening: null, bet })).toBeUndefined()
  })

  test('comes to what its returns say when it is played', () => {
    const draw = seededTestDraw(3)
    const bet =
      { 'color-game': 'pink', 'baccarat-bituin': 'banker', 'dragon-tiger': 'tiger', 'lipad-agila': 'auto-200' }[
        table.code
      ] ?? 'odd'
    const rounds = 40_000
    let won = 0
    for (let round = 0; round < rounds; round++) {
      const result = table.result({ opening: null, draw })
      won += Number(table.settle({ stake: pesos(1n), opening: null, bet, result })) / 100
    }
    const way = ways.find(({ name }) => name === bet)
    if (way === undefined) throw new Error(`${table.code} has no way ${bet}`)
    const { rtp, deviation } = measureWay(way, pesos(1n))
    expect(Math.abs(won / rounds - rtp)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
  })
})

const ofSpots = liveTitles.filter(({ betsMax }) => betsMax > 1).map((table) => [table.code, table] as const)

test.each(ofSpots)(
  '%s publishes its limits: in its help, to the page and to the catalogue, as they are held',
  (_code, table) => {
    const { limits = { spots: {}, round: pesos(0n) }, stakeMost } = table
    const most = Object.values(limits.spots)
    expect(Object.keys(limits.spots).map((bet) => table.limitOf({ opening: null, bet })?.max)).toEqual(most)
    expect(table.virtual).toBe('table')
    expect(stakeMost).toBe(most.reduce((a, b) => (a > b ? a : b)))
    expect(catalogueOf([table], 'https://studio.example').games[0]?.stakeMax).toBe(Number(stakeMost))
    const section = helpIn(table.help(), 'en').sections.find(({ title }) => title === 'Limits')
    const printed = new Set(section?.table?.rows.map(([, , amount]) => amount))
    expect(printed).toEqual(new Set(most.map((amount) => formatMoney(toWireCentavos(amount)))))
    expect(section?.paragraphs?.join()).toContain(formatMoney(toWireCentavos(limits.round)))
  },
)

describe('color game', () => {
  test.each([
    ['red', [1, 2, 3], 200],
    ['red', [1, 1, 3], 300],
    ['red', [1, 1, 1], 1_200],
    ['white', [1, 2, 3], 0],
    ['pair', [4, 4, 5], 230],
    ['pair', [4, 4, 4], 0],
    ['triple', [4, 4, 4], 3_400],
    ['different', [1, 2, 3], 172],
  ] as const)('%s at %j pays %i', (bet, dice, paid) => expect(colorPays(bet, [...dice])).toBe(paid))
})

describe('baccarat', () => {
  const hand = (...ranks: number[]) => ranks.map((rank) => ({ rank, suit: 0 }))
  test.each([
    [{ player: hand(9, 13), banker: hand(8, 10) }, 'player'],
    [{ player: hand(5, 5, 7), banker: hand(4, 4) }, 'banker'],
    [{ player: hand(3, 3), banker: hand(13, 6) }, 'tie'],
  ] satisfies [BaccaratResult, string][])('%j ends with %s', (result, end) => expect(baccaratEnd(result)).toBe(end))

  test('gives bets on the hands back at a tie, and pays pairs of rank', () => {
    const tie = { player: hand(3, 3), banker: hand(13, 6) }
    expect([baccaratPays('player', tie), baccaratPays('banker', tie), baccaratPays('tie', tie)]).toEqual([
      100, 100, 1_000,
    ])
    expect([baccaratPays('playerPair', tie), baccaratPays('bankerPair', tie)]).toEqual([1_270, 0])
  })

  test('draws by the tableau', () => {
    const drawsOn = (banker: number) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(banker, third))
    expect(drawsOn(3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9])
    expect([drawsOn(4), drawsOn(5), drawsOn(6), drawsOn(7)]).toEqual([[2, 3, 4, 5, 6, 7], [4, 5, 6, 7], [6, 7], []])
    expect([5, 6].map((banker) => bankerDraws(banker, undefined))).toEqual([true, false])
  })

  test('ends as often as the books of eight decks say', () => {
    const { player, banker, tie } = baccaratWeights()
    const all = Number(player + banker + tie)
    expect(Number(banker) / all).toBeCloseTo(0.458597, 6)
    expect(Number(player) / all).toBeCloseTo(0.446247, 6)
    expect(Number(tie) / all).toBeCloseTo(0.095156, 6)
  })
})

test('a shoe deals every card once', () => {
  const deal = newShoe(seededTestDraw(1))
  const dealt = Array.from({ length: 416 }, () => deal()).map(({ rank, suit }) => `${rank} ${suit}`)
  const counts = Map.groupBy(dealt, (card) => card)
  expect(counts.size).toBe(52)
  expect([...counts.values()].every((cards) => cards.length === 8)).toBe(true)
})

test('roulette: every number is once on the wheel, its colours alternate, and zero loses for all groups', () => {
  expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  const round = wheelOrder.slice(1).map(pocketColour)
  expect(round.every((colour, index) => index === 0 || colour !== round[index - 1])).toBe(true)
  expect([
    roulettePays('even', { number: 0 }),
    roulettePays('low', { number: 0 }),
    roulettePays('column3', { number: 0 }),
  ]).toEqual([0, 0, 0])
  expect([
    roulettePays('n0', { number: 0 }),
    roulettePays('red', { number: 32 }),
    roulettePays('dozen2', { number: 24 }),
  ]).toEqual([3_600, 200, 300])
})

test('sic bo: a triple takes the halves; a double is paid for a triple too', () => {
  expect([sicPays('small', [2, 2, 2]), sicPays('even', [2, 2, 2])]).toEqual([0, 0])
  expect([sicPays('triple2', [2, 2, 2]), sicPays('anyTriple', [2, 2, 2]), sicPays('double2', [2, 2, 2])]).toEqual([
    20_500, 3_400, 1_300,
  ])
  expect([sicPays('sum10', [1, 3, 6]), sicPays('sum11', [1, 4, 6]), sicPays('face6', [6, 6, 1])]).toEqual([
    760, 760, 300,
  ])
})

test('dragon tiger: half comes back at a tie', () => {
  const card = (rank: number, suit = 0) => ({ rank, suit })
  const tie = { dragon: card(4), tiger: card(4, 1) }
  expect([dragonPays('dragon', tie), dragonPays('tie', tie), dragonPays('suitedTie', tie)]).toEqual([50, 1_270, 0])
  const suited = { dragon: card(4), tiger: card(4) }
  expect([dragonPays('tie', suited), dragonPays('suitedTie', suited)]).toEqual([1_270, 5_600])
  expect(dragonPays('tiger', { dragon: card(1), tiger: card(13) })).toBe(200)
})
