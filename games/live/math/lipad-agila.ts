import * as v from 'valibot'
import { zeroCentavos } from '#core/money/centavos.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import type { Outcome } from '#games/title/returns.ts'
import { defineTable } from '#games/title/table.ts'
import { chips, limitTable, tableClock, tableRule, upTo } from './table-house.ts'
import { flightMs, heightAt, heightMax, heightMin } from './flight-curve.ts'
import { formatLocal, type LocalText } from '#core/message/local-text.ts'
import { liveTexts } from './messages/index.ts'

/** How high the eagle flies, in hundredths: the last height at which one may still get off. */
export type FlightResult = { readonly point: number }

/** `hand`: the player says when; `auto-250`: at 2.50 by itself; `out-215`: got off at 2.15, which is written by the studio alone. */
type FlightBet = string

const chances = 1_000_000_000
/** So many ten-thousandths come back, whenever one gets off. */
const returned = 9_601
const hundredths = 100

/**
 * A height is reached in `returned / height` of all flights: whoever gets off at it is paid the height that often, so every
 * height returns the same, and no plan returns more than another.
 */
const chancesOf = (height: number): number => Math.floor((returned * chances) / (hundredths * height))
const pointOf = (drawn: number): number =>
  Math.min(Math.floor((returned * chances) / (hundredths * (drawn + 1))), heightMax)

const heightOf = (bet: FlightBet, kind: 'auto' | 'out'): number | undefined =>
  bet.startsWith(`${kind}-`) ? Number(bet.slice(kind.length + 1)) : undefined

const isHeight = (height: number): boolean => height >= heightMin && height <= heightMax

const flightLimit = upTo(1_000n)

export const lipadAgila = defineTable<null, FlightBet, FlightResult>({
  code: 'lipad-agila',
  name: 'Lipad Agila',
  brand: 'perya',
  type: 'games',
  engine: 'live',
  version: 1,
  stakes: chips,
  rtpBasisPoints: 9_600,
  volatility: 'high',
  maxWinHundredths: heightMax,
  roundMsMin: 0,
  clock: tableClock({ bettingMs: 8_000, runningMs: flightMs(heightMax), pauseMs: 4_000 }),
  open: () => null,
  bet: v.pipe(
    v.string(),
    v.regex(/^(hand|auto-[1-9]\d{2,5})$/),
    v.check((bet) => isHeight(heightOf(bet, 'auto') ?? heightMin), 'Nobody gets off there.'),
  ),
  betsMax: 1,
  seatsMax: 2,
  limitOf: () => flightLimit,
  result: ({ draw }) => ({ point: pointOf(draw(chances)) }),
  settle({ stake, bet, result: { point } }) {
    const height = heightOf(bet, 'out') ?? heightOf(bet, 'auto') ?? heightMax
    return height <= point ? payOf(stake, height) : zeroCentavos
  },
  flight: {
    runningMs: ({ point }) => flightMs(point),
    leftAt({ bet, result: { point }, elapsedMs }) {
      const chosen = heightOf(bet, 'auto')
      const isReached = chosen !== undefined && chosen <= point && chosen <= heightAt(elapsedMs)
      return heightOf(bet, 'out') ?? (isReached ? chosen : undefined)
    },
    cashOut({ bet, result: { point }, elapsedMs }) {
      const height = Math.min(heightAt(elapsedMs), heightOf(bet, 'auto') ?? heightMax)
      return heightOf(bet, 'out') === undefined && height >= heightMin && height <= point ? `out-${height}` : undefined
    },
  },
  trace: ({ point }) => point,
  returns: {
    kind: 'exact',
    ways: () =>
      [101, 110, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 50_000, heightMax].map((height) => ({
        name: `auto-${height}`,
        outcomes: (stake): readonly Outcome[] => {
          const reached = chancesOf(height)
          return [
            { weight: BigInt(reached), staked: stake, win: payOf(stake, height) },
            { weight: BigInt(chances - reached), staked: stake, win: zeroCentavos },
          ]
        },
      })),
  },
  help: () => flightHelp(),
})

/** So many of a hundred flights reach a height. */
const percentReaching = (height: number): LocalText =>
  formatLocal(liveTexts.percentOf, { percent: formatHundredths(Math.floor((returned * hundredths) / height)) })

const flightHelp = (): LocalHelpPage => ({
  summary: liveTexts.flightSummary,
  sections: [
    {
      title: liveTexts.howToPlay,
      paragraphs: [
        liveTexts.flightClimbs,
        liveTexts.flightCashOut,
        formatLocal(liveTexts.flightAuto, { least: multiplierText(heightMin), most: multiplierText(heightMax) }),
        liveTexts.flightAutoAtTheEnd,
      ],
    },
    {
      title: liveTexts.flightOdds,
      table: {
        head: [liveTexts.multiplier, liveTexts.flightsReaching],
        rows: [110, 150, 200, 500, 1_000, 10_000, heightMax].map((height) => [
          multiplierText(height),
          percentReaching(height),
        ]),
      },
      paragraphs: [
        formatLocal(liveTexts.flightReturns, {
          percent: formatHundredths(returned),
          oneIn: Math.round(chances / (chances - chancesOf(heightMin))),
        }),
      ],
    },
    {
      title: liveTexts.limits,
      paragraphs: [liveTexts.twoBetsPerFlight],
      table: limitTable([[liveTexts.eachFlightBet, flightLimit]]),
    },
    tableRule,
  ],
})
