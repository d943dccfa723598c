import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { measureWay } from '#games/title/measure-returns.ts'
import { tables, titles } from '#games/titles.ts'
import { sportsTitles } from '../titles.ts'
import { basketballScore, courtWeights, playBasketball } from './basketball-model.ts'
import { basketball } from './basketball.ts'
import { fixtureOf, type Matchday, type MatchdayResult, pricedSelections } from './define-league.ts'
import { footballScore, playFootball, scoreWeights, wholeOfScores } from './football-model.ts'
import { football } from './football.ts'
import { newStandings, pairingsOf, rankedTeams, seasonOf, withResults } from './league.ts'
import { oddsFor } from './price.ts'
import { slipLimit, slipPays } from './slip.ts'
import type { Sport } from './sport.ts'

test('every league has a code and a name that no other game has', () => {
  const all = [...titles, ...tables]
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

describe.each([
  ['football', football],
  ['basketball', basketball],
] satisfies [string, Sport][])('%s: the calendar', (_name, { teams }) => {
  const days = 2 * (teams.length - 1)
  const season = Array.from({ length: days }, (_, day) => pairingsOf(seasonOf(days + day + 1, teams.length)))

  test('every team plays once a matchday', () => {
    for (const day of season) {
      expect(day.flatMap(({ home, away }) => [home, away]).toSorted((a, b) => a - b)).toEqual([...teams.keys()])
    }
  })

  test('everybody meets everybody twice in a season, once at home', () => {
    const met = season.flat().map(({ home, away }) => `${home} ${away}`)
    expect(new Set(met).size).toBe(teams.length * (teams.length - 1))
    expect(met).toHaveLength(teams.length * (teams.length - 1))
  })
})

test('the table counts three points for a win and one for a draw, and orders by them, then by the difference', () => {
  const standings = withResults(newStandings(4), [
    { home: 0, away: 1, score: [1, 1] },
    { home: 2, away: 3, score: [0, 2] },
  ])
  expect(standings[3]).toEqual({ played: 1, won: 1, drawn: 0, lost: 0, scored: 2, conceded: 0 })
  expect(rankedTeams(standings)).toEqual([3, 0, 1, 2])
})

describe('the football model', () => {
  /** Chance by chance, as the rules state it. */
  function obviousScores(home: number, away: number): Map<string, bigint> {
    let scores = new Map([['0 0', 1n]])
    for (let chance = 0; chance < 30; chance++) {
      const next = new Map<string, bigint>()
      for (const [score, weight] of scores) {
        const [one = 0, other = 0] = score.split(' ').map(Number)
        for (const [key, share] of [
          [`${one + 1} ${other}`, home],
          [`${one} ${other + 1}`, away],
          [score, 1_000 - home - away],
        ] as const)
          next.set(key, (next.get(key) ?? 0n) + weight * BigInt(share))
      }
      scores = next
    }
    return scores
  }

  test('weighs every score as going through the chances one by one does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 120 }), fc.integer({ min: 5, max: 120 }), (home, away) => {
        const obvious = obviousScores(home, away)
        const weights = scoreWeights({ home, away })
        expect(weights.reduce((sum, { weight }) => sum + weight, 0n)).toBe(wholeOfScores)
        for (const { score, weight } of weights) expect(weight).toBe(obvious.get(score.join(' ')) ?? 0n)
      }),
      { numRuns: 8 },
    )
  })

  test('prices every selection from the scores in which it comes true', () => {
    const fixture = fixtureOf(football, { home: 3, away: 6 }, [1, 0])
    const [home = 0, away = 0] = fixture.rates
    const scores = [...obviousScores(home, away)].map(([text, weight]) => ({
      score: text.split(' ').map(Number) as [number, number],
      weight,
    }))
    const hits: Readonly<Record<string, (one: number, other: number) => boolean>> = {
      home: (one, other) => one > other,
      drawOrAway: (one, other) => one <= other,
      over: (one, other) => one + other >= 3,
      notBoth: (one, other) => one * other === 0,
      'score-2-1': (one, other) => one === 2 && other === 1,
      'score-other': (one, other) => Math.max(one, other) > 3,
    }
    for (const [selection, isHit] of Object.entries(hits)) {
      const weight = scores.reduce((sum, { score, weight: w }) => (isHit(...score) ? sum + w : sum), 0n)
      expect([selection, fixture.odds[selection]]).toEqual([selection, oddsFor(weight, wholeOfScores)])
    }
  })

  test('plays what it says: a chance is a goal as often as its rate', () => {
    const draw = seededTestDraw(5)
    const matches = 4_000
    let [home, away] = [0, 0]
    for (let match = 0; match < matches; match++) {
      const [one, other] = footballScore(playFootball({ home: 60, away: 30 }, draw))
      home += one
      away += other
    }
    expect(Math.abs(home / matches - 1.8)).toBeLessThan(0.1)
    expect(Math.abs(away / matches - 0.9)).toBeLessThan(0.07)
  })
})

describe('the basketball model', () => {
  const rates = { home: { two: 44, three: 12 }, away: { two: 40, three: 10 } }

  /** The margin trip by trip, in plain numbers; an even one is decided by golden trips until it is not. */
  function obviousMargins(): Map<number, number> {
    const points = ({ two, three }: { two: number; three: number }) =>
      [
        [0, (100 - two - three) / 100],
        [2, two / 100],
        [3, three / 100],
      ] as const
    const onTrip = (from: ReadonlyMap<number, number>) => {
      const next = new Map<number, number>()
      for (const [margin, chance] of from)
        for (const [one, p] of points(rates.home))
          for (const [other, q] of points(rates.away))
            next.set(margin + one - other, (next.get(margin + one - other) ?? 0) + chance * p * q)
      return next
    }
    let margins: Map<number, number> = new Map([[0, 1]])
    for (let trip = 0; trip < 40; trip++) margins = onTrip(margins)
    for (let golden = 0; golden < 60; golden++) {
      const even = margins.get(0) ?? 0
      margins.set(0, 0)
      for (const [margin, chance] of onTrip(new Map([[0, even]])))
        margins.set(margin, (margins.get(margin) ?? 0) + chance)
    }
    return margins
  }

  test('weighs every margin as going trip by trip does', () => {
    const { margins, totals, whole } = courtWeights(rates)
    const part = (weight: bigint) => Number((weight * 10n ** 15n) / whole) / 1e15
    for (const [margin, chance] of obviousMargins()) expect(part(margins.get(margin) ?? 0n)).toBeCloseTo(chance, 12)
    for (const weights of [margins, totals]) expect([...weights.values()].reduce((sum, w) => sum + w, 0n)).toBe(whole)
  })

  test('plays what it says, and nobody ends even', () => {
    const draw = seededTestDraw(9)
    const matches = 3_000
    let [margin, total] = [0, 0]
    for (let match = 0; match < matches; match++) {
      const [home, away] = basketballScore(playBasketball(rates, draw))
      expect(home).not.toBe(away)
      margin += home - away
      total += home + away
    }
    expect(Math.abs(margin / matches - 40 * (1.24 - 1.1))).toBeLessThan(0.7)
    expect(Math.abs(total / matches - 40 * (1.24 + 1.1))).toBeLessThan(1)
  })

  test('lays the lines where the chances are closest to one half', () => {
    for (const pairing of [
      { home: 0, away: 7 },
      { home: 7, away: 0 },
    ]) {
      const { odds } = fixtureOf(basketball, pairing, [0, 0])
      for (const selection of ['homeCover', 'awayCover', 'over', 'under']) {
        expect(odds[selection]).toBeGreaterThan(180)
        expect(odds[selection]).toBeLessThan(215)
      }
    }
  })
})

describe.each(sportsTitles.map((table) => [table.code, table] as const))('%s', (code, table) => {
  const sport = code === 'bituin-football' ? football : basketball

  test('returns 97 to 98 of a hundred on every selection of every fixture in every form, each market in between', () => {
    let count = 0
    for (const { weight, whole, odds } of pricedSelections(sport)) {
      count++
      const returned = weight * BigInt(odds)
      expect(returned > 97n * whole && returned <= 98n * whole).toBe(true)
    }
    expect(count).toBeGreaterThan(sport.teams.length * (sport.teams.length - 1) * 9 * 5)
  })

  test('returns 90 of a hundred and more on every slip and stake, and declares the smallest return', () => {
    const ways = table.returns.kind === 'exact' ? table.returns.ways() : []
    const returns = ways.flatMap((way) => table.stakes.map((stake) => measureWay(way, stake).rtp))
    const smallest = Math.min(...returns)
    expect(smallest).toBeGreaterThan(0.91)
    expect(Math.max(...returns)).toBeLessThanOrEqual(0.98)
    expect(table.rtpBasisPoints / 10_000).toBeLessThanOrEqual(smallest)
    expect(table.rtpBasisPoints / 10_000).toBeGreaterThan(smallest - 0.001)
  })

  const draw = seededTestDraw(21)
  const opening = table.open({ draw, number: 1, before: undefined })
  const result = table.result({ opening, draw })
  const { fixtures } = opening as unknown as Matchday

  test('pays a slip if all of it comes true, and nothing else', () => {
    const { matches } = result as unknown as MatchdayResult
    // A line lies between two scores: one of both comes true.
    const legsOf = (match: number) => {
      const fixture = fixtures[match] ?? raise()
      const isOver = sport.wins('over', fixture, sport.score((matches[match] ?? raise()).course))
      const [won, lost] = isOver ? ['over', 'under'] : ['under', 'over']
      return {
        won: `${match}.${won}`,
        lost: `${match}.${lost}`,
        odds: fixture.odds[won] ?? 0,
        other: fixture.odds[lost],
      }
    }
    const [first, second] = [legsOf(0), legsOf(1)]
    const pay = (...bet: string[]) => table.settle({ stake: pesos(10n), opening, bet, result })
    expect(pay(first.won)).toBe(slipPays(pesos(10n), [first.odds]))
    expect(pay(first.won, second.won)).toBe(slipPays(pesos(10n), [first.odds, second.odds]))
    expect([pay(first.lost), pay(first.won, second.lost)]).toEqual([0n, 0n])
    const legs = table.describe?.({ opening, bet: [first.lost], result })
    expect(legs).toMatchObject([{ isWon: false, odds: first.other }])
    expect(table.describe?.({ opening, bet: [first.lost], result: null })).toMatchObject([{ isWon: null }])
  })

  test('goes on with the season from the round before, and begins a new one after the last', () => {
    const next = table.open({ draw, number: 2, before: { opening, result } }) as unknown as Matchday
    expect(next).toMatchObject({ season: 1, matchday: 2 })
    expect(next.standings.every(({ played }) => played === 1)).toBe(true)
    const fresh = table.open({ draw, number: next.matchdays + 1, before: { opening, result } }) as unknown as Matchday
    expect(fresh).toMatchObject({ season: 2, matchday: 1 })
    expect(fresh.standings.every(({ played }) => played === 0)).toBe(true)
  })

  test.each([
    ['no leg', []],
    ['four legs', ['0.home', '1.home', '2.home', '3.home']],
    ['one match twice', ['0.home', '0.over']],
    ['a match that is not played', ['9.home']],
    ['a selection that there is not', ['0.rain']],
    ['a word of the language', ['0.constructor']],
    ['a word alone', 'home'],
    ['nothing', null],
  ])('does not take %s', (_what, bet) => expect(table.limitOf({ opening, bet })).toBeUndefined())
})

describe('the limits of a slip’s stake and win', () => {
  const at = (odds: number) => ({ odds: { home: odds } })
  test.each([
    [['0.home'], [at(200)], 1_000_000n],
    [['0.home'], [at(7_000)], 714_200n],
    [['0.home', '1.home'], [at(4_000), at(5_000)], 25_000n],
  ])('%j of %j takes at most %i centavos', (bet, fixtures, max) =>
    expect(slipLimit(bet, fixtures)).toEqual({ min: 500n, max }),
  )

  test('nothing beyond 2,000 for one', () =>
    expect(slipLimit(['0.home', '1.home'], [at(4_001), at(5_000)])).toBeUndefined())

  test('a part of a centavo is not paid', () => {
    expect(slipPays(pesos(5n), [105, 103])).toBe(540n)
    expect(slipPays(pesos(5n), [101, 101, 101])).toBe(515n)
  })
})

function raise(): never {
  throw new Error('there is no such fixture')
}
