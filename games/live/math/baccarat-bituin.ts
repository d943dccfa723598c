import * as v from 'valibot'
import { pesos, zeroCentavos } from '#core/money/centavos.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { measureWay } from '#games/title/measure-returns.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { type BetLimit, defineTable } from '#games/title/table.ts'
import { type BaccaratEnd, baccaratWeights, bankerDraws, handTotal, pairWeights, valueOf } from './baccarat-rules.ts'
import { type Card, decks, newShoe } from './shoe.ts'
import { chips, limitsSection, roadRounds, roundMost, tableClock, tableRule, upTo } from './table-house.ts'
import { formatLocal, type LocalText } from '#core/message/local-text.ts'
import { liveTexts } from './messages/index.ts'

export const baccaratBets = ['player', 'tie', 'banker', 'playerPair', 'bankerPair'] as const
export type BaccaratBet = (typeof baccaratBets)[number]
const pays = { player: 200, banker: 195, tie: 1_000, playerPair: 1_270, bankerPair: 1_270 } as const
const push = 100

export type BaccaratResult = { readonly player: readonly Card[]; readonly banker: readonly Card[] }

export function baccaratEnd({ player, banker }: BaccaratResult): BaccaratEnd {
  const [ours, theirs] = [handTotal(player), handTotal(banker)]
  if (ours === theirs) return 'tie'
  return ours > theirs ? 'player' : 'banker'
}

const isPair = ([first, second]: readonly Card[]): boolean => first?.rank === second?.rank

/** What a bet pays for these hands, in hundredths of its stake. */
export function baccaratPays(bet: BaccaratBet, result: BaccaratResult): number {
  if (bet === 'playerPair') return isPair(result.player) ? pays.playerPair : 0
  if (bet === 'bankerPair') return isPair(result.banker) ? pays.bankerPair : 0
  return endPays(bet, baccaratEnd(result))
}

function endPays(bet: BaccaratEnd, end: BaccaratEnd): number {
  if (bet === end) return pays[bet]
  return end === 'tie' ? push : 0
}
export const baccaratPaysMost = (bet: BaccaratBet): number => pays[bet]

/** A result as the roads need it. */
export type BaccaratTrace = {
  readonly end: BaccaratEnd
  readonly player: number
  readonly banker: number
  /** Left out where neither hand has a pair. */
  readonly pairs?: 'player' | 'banker' | 'both'
}

export function traceOf({ player, banker }: BaccaratResult): BaccaratTrace {
  const totals = { end: baccaratEnd({ player, banker }), player: handTotal(player), banker: handTotal(banker) }
  if (isPair(player)) return { ...totals, pairs: isPair(banker) ? 'both' : 'player' }
  return isPair(banker) ? { ...totals, pairs: 'banker' } : totals
}

const limitOf = (bet: BaccaratBet): BetLimit => upTo(bet === 'player' || bet === 'banker' ? 20_000n : 2_000n)

export const baccaratBituin = defineTable<null, BaccaratBet, BaccaratResult>({
  code: 'baccarat-bituin',
  name: 'Baccarat Bituin',
  brand: 'salon',
  type: 'live',
  engine: 'live',
  version: 1,
  stakes: chips,
  rtpBasisPoints: 9_486,
  volatility: 'low',
  maxWinHundredths: pays.playerPair,
  roundMsMin: 0,
  clock: tableClock({ runningMs: 10_000 }),
  open: () => null,
  bet: v.picklist(baccaratBets),
  betsMax: baccaratBets.length,
  roundMost,
  limitOf: ({ bet }) => limitOf(bet),
  result({ draw }) {
    const deal = newShoe(draw)
    // Dealt in turns, as at a table.
    const [first, second, third, fourth] = [deal(), deal(), deal(), deal()]
    const [player, banker] = [
      [first, third],
      [second, fourth],
    ]
    if (handTotal(player) >= 8 || handTotal(banker) >= 8) return { player, banker }
    if (handTotal(player) <= 5) player.push(deal())
    const drawn = player[2]
    if (bankerDraws(handTotal(banker), drawn && valueOf(drawn))) banker.push(deal())
    return { player, banker }
  },
  settle: ({ stake, bet, result }) => {
    const paid = baccaratPays(bet, result)
    return paid === 0 ? zeroCentavos : payOf(stake, paid)
  },
  trace: (result) => traceOf(result),
  roadRounds,
  returns: {
    kind: 'exact',
    ways: () => [
      ...(['player', 'banker', 'tie'] as const).map((bet) => ({
        name: bet,
        outcomes: (stake: Parameters<typeof payOf>[0]) =>
          (['player', 'banker', 'tie'] as const).map((end) => ({
            weight: baccaratWeights()[end],
            staked: stake,
            win: payOf(stake, endPays(bet, end)),
          })),
      })),
      {
        name: 'a pair',
        outcomes: (stake: Parameters<typeof payOf>[0]) => [
          { weight: pairWeights.pair, staked: stake, win: payOf(stake, pays.playerPair) },
          { weight: pairWeights.none, staked: stake, win: zeroCentavos },
        ],
      },
    ],
  },
  help: () => baccaratHelp(),
})

/** What the bets return in the long run, in percent. */
function returnsText(): LocalText {
  const { returns } = baccaratBituin
  const ways = returns.kind === 'exact' ? returns.ways() : []
  const percentOf = (bet: string): string => {
    const way = ways.find(({ name }) => name === bet)
    return way === undefined ? '' : formatHundredths(Math.floor(measureWay(way, pesos(1n)).rtp * 10_000))
  }
  return formatLocal(liveTexts.baccaratReturns, {
    player: percentOf('player'),
    banker: percentOf('banker'),
    tie: percentOf('tie'),
    pair: percentOf('a pair'),
  })
}

const baccaratHelp = (): LocalHelpPage => ({
  summary: liveTexts.baccaratSummary,
  sections: [
    {
      title: liveTexts.howToPlay,
      paragraphs: [formatLocal(liveTexts.baccaratValues, { decks }), liveTexts.baccaratDraws],
      table: {
        head: [liveTexts.bankerHas, liveTexts.bankerDrawsOn],
        rows: [
          ['0, 1, 2', liveTexts.anyCard],
          ['3', formatLocal(liveTexts.anyBut, { card: 8 })],
          ['4', formatLocal(liveTexts.cardsTo, { first: 2, last: 7 })],
          ['5', formatLocal(liveTexts.cardsTo, { first: 4, last: 7 })],
          ['6', formatLocal(liveTexts.cardsOr, { first: 6, last: 7 })],
          ['7', liveTexts.noCard],
        ],
      },
    },
    { title: liveTexts.squeeze, paragraphs: [liveTexts.baccaratSqueeze] },
    {
      title: liveTexts.payouts,
      paragraphs: [liveTexts.baccaratPayouts, returnsText()],
      table: {
        head: [liveTexts.bet, liveTexts.pays],
        rows: [
          [liveTexts.player, multiplierText(pays.player)],
          [liveTexts.banker, multiplierText(pays.banker)],
          [liveTexts.tie, multiplierText(pays.tie)],
          [liveTexts.handPairs, multiplierText(pays.playerPair)],
        ],
      },
    },
    limitsSection([
      [liveTexts.playerBanker, limitOf('player')],
      [liveTexts.tieAndPairs, limitOf('tie')],
    ]),
    tableRule,
  ],
})
