import type { Draw } from '#core/draw/draw.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { pesos, zeroCentavos } from '#core/money/centavos.ts'
import type { Json } from '#games/title/json.ts'
import type { Way } from '#games/title/returns.ts'
import { defineTable, type Table, type TableClock } from '#games/title/table.ts'
import { leagueHelp, type LeagueRules } from './league-help.ts'
import { newStandings, pairingsOf, type Pairing, type Season, seasonOf, type Standing, withResults } from './league.ts'
import { oddsOf } from './price.ts'
import {
  legsMax,
  legsOf,
  settleSlip,
  type Slip,
  slip,
  slipLimit,
  slipPays,
  slipPaysMostHundredths,
  slipStakeMost,
} from './slip.ts'
import type { Fixture, Form, Forms, Sport } from './sport.ts'

/** A matchday before it is played: fixtures, their draw weights, odds, and the table so far. */
export type Matchday = Season & { readonly fixtures: readonly Fixture[]; readonly standings: readonly Standing[] }
export type MatchResult = Pairing & { readonly course: string }
export type MatchdayResult = { readonly matches: readonly MatchResult[] }
/** One past match: home, away, and the score. */
export type MatchTrace = readonly [home: number, away: number, homeScore: number, awayScore: number]
/** A slip's legs as later shown to its player; the score is present once it is known. */
export type LegView = {
  readonly home: number
  readonly away: number
  readonly selection: string
  /** By which it is measured. */
  readonly lines: readonly number[]
  readonly odds: number
  readonly score: readonly number[] | null
  readonly isWon: boolean | null
}

export type LeagueFacts = {
  readonly code: string
  readonly name: string
  readonly sport: Sport
  readonly rtpBasisPoints: number
  readonly clock: TableClock
  readonly rules: LeagueRules
}

const slipsMax = 20
const stakes = [5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n].map(pesos).concat(slipStakeMost)
const forms: readonly Form[] = [-1, 0, 1]
const pairsOfForms = forms.flatMap((one) => forms.map((other): Forms => [one, other]))

/** A league on the public clock: a matchday is a public round, a slip a bet on it. */
export function defineLeague({ sport, rules, ...facts }: LeagueFacts): Table {
  return defineTable<Matchday, Slip, MatchdayResult>({
    ...facts,
    brand: 'liga',
    type: 'sports',
    engine: 'sports',
    version: 1,
    stakes,
    volatility: 'medium',
    maxWinHundredths: slipPaysMostHundredths,
    roundMsMin: 0,
    isOfSlips: true,
    betsMax: slipsMax,
    bet: slip,
    open: ({ draw, number, before }) => openMatchday(sport, { draw, number, before }),
    limitOf: ({ opening, bet }) => slipLimit(bet, opening.fixtures),
    result: ({ opening, draw }) => ({
      matches: opening.fixtures.map((fixture) => ({
        home: fixture.home,
        away: fixture.away,
        course: sport.play(fixture, draw),
      })),
    }),
    settle: ({ stake, opening, bet, result }) =>
      settleSlip({ given: bet, stake }, opening.fixtures, (leg) => isLegWon(sport, { opening, result }, leg) === true),
    trace: ({ matches }) => matches.map(({ home, away, course }) => [home, away, ...sport.score(course)]),
    describe: ({ opening, bet, result }) => describeSlip(sport, { opening, bet, result }),
    returns: { kind: 'exact', ways: () => leagueWays(sport) },
    tables: () => ({ teams: sport.teams, fixtures: leagueFixtures(sport) }),
    help: () => leagueHelp(sport, rules),
  })
}

type MatchdayDraw = {
  readonly draw: Draw
  readonly number: number
  readonly before: { readonly opening: Matchday; readonly result: MatchdayResult } | undefined
}

function openMatchday(sport: Sport, { draw, number, before }: MatchdayDraw): Matchday {
  const season = seasonOf(number, sport.teams.length)
  const formOf = (): Form => forms[draw(forms.length)] ?? 0
  const fixtures = pairingsOf(season).map((pairing) => fixtureOf(sport, pairing, [formOf(), formOf()]))
  return { ...season, fixtures, standings: standingsBefore(sport, season, before) }
}

function standingsBefore(sport: Sport, { matchday }: Season, before: MatchdayDraw['before']): Standing[] {
  if (matchday === 1 || before === undefined) return newStandings(sport.teams.length)
  const results = before.result.matches.map((match) => ({ ...match, score: sport.score(match.course) }))
  return withResults(before.opening.standings, results)
}

export function fixtureOf(sport: Sport, pairing: Pairing, form: Forms): Fixture {
  const {
    terms,
    weighed: { weights, whole },
  } = sport.model(pairing, form)
  return { ...pairing, ...terms, form, odds: oddsOf(weights, whole) }
}

type MatchdayView = { readonly opening: Matchday; readonly result: MatchdayResult | null }
type LeaguePick = { readonly match: number; readonly selection: string }

/** Null until the match has been played. */
function isLegWon(sport: Sport, { opening, result }: MatchdayView, { match, selection }: LeaguePick): boolean | null {
  const [fixture, played] = [opening.fixtures[match], result?.matches[match]]
  return fixture === undefined || played === undefined
    ? null
    : sport.wins(selection, fixture, sport.score(played.course))
}

function describeSlip(sport: Sport, { opening, bet, result }: MatchdayView & { readonly bet: Slip }): Json {
  return legsOf(bet).map(({ match, selection }): LegView => {
    const [fixture, played] = [opening.fixtures[match], result?.matches[match]]
    if (fixture === undefined) throw new Error(`there is no match ${match}`)
    return {
      home: fixture.home,
      away: fixture.away,
      selection,
      lines: fixture.lines,
      odds: fixture.odds[selection] ?? 0,
      score: played === undefined ? null : sport.score(played.course),
      isWon: isLegWon(sport, { opening, result }, { match, selection }),
    }
  })
}

type SelectionPrice = { readonly weight: bigint; readonly whole: bigint; readonly odds: number }

/** Every selection of every fixture in every form. */
export function* pricedSelections(sport: Sport): Generator<SelectionPrice & { readonly selection: string }> {
  const indexes = sport.teams.map((_team, index) => index)
  for (const home of indexes) {
    for (const away of indexes) {
      if (home !== away) yield* pricedOf(sport, { home, away })
    }
  }
}

function* pricedOf(sport: Sport, pairing: Pairing) {
  for (const form of pairsOfForms) {
    const { weights, whole } = sport.model(pairing, form).weighed
    for (const [selection, odds] of Object.entries(oddsOf(weights, whole))) {
      yield { selection, weight: weights.get(selection) ?? 0n, whole, odds }
    }
  }
}

/** Every pairing in every form, with the rates and lines that it is drawn with and its odds. */
function leagueFixtures(sport: Sport): readonly Fixture[] {
  const indexes = sport.teams.map((_team, index) => index)
  return indexes.flatMap((home) =>
    indexes
      .filter((away) => away !== home)
      .flatMap((away) => pairsOfForms.map((form) => fixtureOf(sport, { home, away }, form))),
  )
}

/**
 * For each selection, and for slips of several matches, the fixture of the league that returns least; and the selection
 * that returns most of all.
 */
function leagueWays(sport: Sport): Way[] {
  const least = new Map<string, SelectionPrice>()
  let most: SelectionPrice | undefined
  for (const { selection, ...priced } of pricedSelections(sport)) {
    const known = least.get(selection)
    if (known === undefined || returnsLess(priced, known)) least.set(selection, priced)
    if (most === undefined || returnsLess(most, priced)) most = priced
  }
  const worst = [...least.values()].reduce((one, other) => (returnsLess(other, one) ? other : one))
  const multiples = Array.from({ length: legsMax - 1 }, (_, index) => index + 2)
  return [
    ...[...least].map(([selection, priced]) => wayOf(selection, [priced])),
    ...(most === undefined ? [] : [wayOf('the best price', [most])]),
    ...multiples.map((legs) =>
      wayOf(
        `${legs} matches`,
        Array.from({ length: legs }, () => worst),
      ),
    ),
  ]
}

const returnsLess = (one: SelectionPrice, other: SelectionPrice): boolean =>
  one.weight * BigInt(one.odds) * other.whole < other.weight * BigInt(other.odds) * one.whole

const wayOf = (name: string, legs: readonly SelectionPrice[]): Way => ({
  name,
  outcomes(stake: Centavos) {
    const [weight, whole] = [productOf(legs.map((leg) => leg.weight)), productOf(legs.map((leg) => leg.whole))]
    const win = slipPays(
      stake,
      legs.map(({ odds }) => odds),
    )
    return [
      { weight, staked: stake, win },
      { weight: whole - weight, staked: stake, win: zeroCentavos },
    ]
  },
})

const productOf = (values: readonly bigint[]): bigint => values.reduce((product, value) => product * value, 1n)
