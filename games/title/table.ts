import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import { type Centavos, maxCentavos } from '#core/money/centavos.ts'
import type { Json } from './json.ts'
import type { TitleFacts } from './title.ts'

/** How little and how much one player may have on one bet in a round. */
export type BetLimit = { readonly min: Centavos; readonly max: Centavos }

/** What one player may bet in a round of a table with fixed spots. */
export type TableLimits = {
  /** The most on each spot. */
  readonly spots: Readonly<Record<string, Centavos>>
  /** The most on all spots together. */
  readonly round: Centavos
}

/** How long the parts of a public round last. */
export type TableClock = {
  readonly bettingMs: number
  /** How long the result is played out before bets are settled and the next round may follow. */
  readonly runningMs: number
  readonly pauseMs: number
}

/** A growing result: its end is hidden, and a player with a bet may cash out the present height. */
export type Flight<Bet, Result> = {
  /** How long the result is played out. The clock's own time is the longest that can be. */
  readonly runningMs: (result: Result) => number
  /** At what height a bet has left by now, by hand or by itself. Undefined: it is still aboard, or was lost. */
  readonly leftAt: (given: {
    readonly bet: Bet
    readonly result: Result
    readonly elapsedMs: number
  }) => number | undefined
  /** The bet of a player who leaves now. Undefined: there is nothing to leave with, or it is over. */
  readonly cashOut: (given: {
    readonly bet: Bet
    readonly result: Result
    readonly elapsedMs: number
  }) => Bet | undefined
}

/**
 * A title that everybody plays at once, on a public clock: bets are taken, the result is played out, every bet is settled.
 * One round has one result for all; its seed is its own, its hash is shown while bets are taken, the seed afterwards.
 */
export type TableRules<Opening extends Json, Bet extends Json, Result extends Json> = TitleFacts & {
  readonly clock: TableClock
  readonly flight?: Flight<Bet, Result>
  /** Facts known while bets are accepted: fixtures and odds of a league, nothing for a wheel. */
  readonly open: (given: {
    readonly draw: Draw
    /** Public rounds of a table are counted from 1. */
    readonly number: number
    /** The previous round, from which a league's season continues. */
    readonly before: { readonly opening: Opening; readonly result: Result } | undefined
  }) => Opening
  readonly bet: v.GenericSchema<unknown, Bet>
  /** How many different bets one player may have in a round. */
  readonly betsMax: number
  /** The most that one player may have on all bets of a round; undefined where a round takes one bet. */
  readonly roundMost?: Centavos
  /** How many seats one player may have in a round, each a round of the wallet's by itself; one where it is absent. */
  readonly seatsMax?: number
  /** Every bet is a slip: placed alone, and a round of the wallet's by itself. */
  readonly isOfSlips?: boolean
  /** Undefined where the bet does not fit what is open. */
  readonly limitOf: (given: { readonly opening: Opening; readonly bet: Bet }) => BetLimit | undefined
  readonly result: (given: { readonly opening: Opening; readonly draw: Draw }) => Result
  /** What a bet brings, its stake included. */
  readonly settle: (given: {
    readonly stake: Centavos
    readonly opening: Opening
    readonly bet: Bet
    readonly result: Result
  }) => Centavos
  /** A slip as its player sees it later; without a result until there is one. */
  readonly describe?: (given: { readonly opening: Opening; readonly bet: Bet; readonly result: Result | null }) => Json
  /** One line of the history: a bead of a road, the last numbers. */
  readonly trace: (result: Result) => Json
  /**
   * Where roads are drawn from the history: it begins with every so many rounds. If its oldest result left with each new one, every
   * column of a road would change its neighbors, and all its colors with them.
   */
  readonly roadRounds?: number
}

/** A table as the studio plays it: bets come from outside and are parsed here. */
export type Table = Omit<TableRules<Json, Json, Json>, 'bet' | 'limitOf' | 'flight' | 'roundMost'> & {
  readonly flight: Flight<Json, Json> | undefined
  /** Published with the table. Undefined where the spots are not the same in every round. */
  readonly limits: TableLimits | undefined
  /** Undefined: there is no such bet, or it is not open. */
  readonly limitOf: (given: { readonly opening: Json; readonly bet: unknown }) => BetLimit | undefined
}

/** Closes a table's own types behind one face. What the studio stored is handed back as the same value. */
export function defineTable<Opening extends Json, Bet extends Json, Result extends Json>(
  rules: TableRules<Opening, Bet, Result>,
): Table {
  const { bet: schema, open, limitOf, result, settle, trace, describe, flight, roundMost, ...facts } = rules
  const limits = roundMost === undefined ? undefined : limitsOf(rules, roundMost)
  const own = <T extends Json>(value: Json): T => value as T
  return {
    ...facts,
    virtual: facts.isOfSlips === true ? 'sports' : 'table',
    ...(limits === undefined ? {} : { stakeMost: Object.values(limits.spots).reduce(maxCentavos) }),
    limits,
    open: ({ before, ...given }) =>
      open({
        ...given,
        before: before === undefined ? undefined : { opening: own(before.opening), result: own(before.result) },
      }),
    limitOf({ opening, bet }) {
      const parsed = v.safeParse(schema, bet)
      return parsed.success ? limitOf({ opening: own(opening), bet: parsed.output }) : undefined
    },
    flight: flight && {
      runningMs: (ended) => flight.runningMs(own(ended)),
      leftAt: ({ bet, result: ended, elapsedMs }) => flight.leftAt({ bet: own(bet), result: own(ended), elapsedMs }),
      cashOut: ({ bet, result: ended, elapsedMs }) => flight.cashOut({ bet: own(bet), result: own(ended), elapsedMs }),
    },
    result: ({ opening, draw }) => result({ opening: own(opening), draw }),
    settle: ({ stake, opening, bet, result: ended }) =>
      settle({ stake, opening: own(opening), bet: own(bet), result: own(ended) }),
    trace: (ended) => trace(own(ended)),
    ...(describe === undefined
      ? {}
      : {
          describe: ({ opening, bet, result: ended }) =>
            describe({ opening: own(opening), bet: own(bet), result: ended === null ? null : own(ended) }),
        }),
  }
}

/** A table with fixed spots lists them in its bet's schema, and its limits do not depend on what is open. */
function limitsOf<Opening extends Json, Bet extends Json, Result extends Json>(
  { bet: schema, limitOf }: TableRules<Opening, Bet, Result>,
  round: Centavos,
): TableLimits {
  const bets = 'options' in schema ? (schema.options as readonly (Bet & string)[]) : []
  const spots = bets.map((bet) => [bet, limitOf({ opening: null as Opening, bet })?.max ?? round] as const)
  return { spots: Object.fromEntries(spots), round }
}
