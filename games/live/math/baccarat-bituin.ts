import * as v from 'valibot'
import { pesos, zeroCentavos } from '#core/money/centavos.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { measureWay } from '#games/title/measure-returns.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { type BetLimit, defineTable } from '#games/title/table.ts'
import { type BaccaratEnd, baccaratWeights, bankerDraws, handTotal, pairWeights, valueOf } from './baccarat-rules.ts'
import { type Card, newShoe } from './shoe.ts'
import { chips, limitsSection, roundMost, tableClock, tableRule, upTo } from './table-house.ts'

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
  trace: (result) => ({ end: baccaratEnd(result), player: handTotal(result.player), banker: handTotal(result.banker) }),
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
  help: baccaratHelp,
})

function returnsText(): string {
  const { returns } = baccaratBituin
  const ways = returns.kind === 'exact' ? returns.ways() : []
  return ways
    .map((way) => {
      const { rtp } = measureWay(way, pesos(1n))
      return `${way.name} returns ${formatHundredths(Math.floor(rtp * 10_000))} %`
    })
    .join(', ')
}

function baccaratHelp(): HelpPage {
  return {
    summary: 'Two hands are dealt, the player and the banker. Bet on which comes closer to nine.',
    sections: [
      {
        title: 'How to play',
        paragraphs: [
          'Aces count one, twos to nines their number, tens and court cards nothing; of a sum only the last digit counts. Eight decks, shuffled anew for every round.',
          'With eight or nine on two cards nobody draws. Otherwise the player draws on five or less. The banker draws on five or less when the player stood; when the player drew, it depends on that card:',
        ],
        table: {
          head: ['Banker has', 'Draws when the player’s third card is'],
          rows: [
            ['0, 1, 2', 'any'],
            ['3', 'any but 8'],
            ['4', '2 to 7'],
            ['5', '4 to 7'],
            ['6', '6 or 7'],
            ['7', 'none'],
          ],
        },
      },
      {
        title: 'What it pays',
        paragraphs: [
          `What is paid includes your stake. At a tie, bets on player and banker come back. In the long run ${returnsText()}.`,
        ],
        table: {
          head: ['Bet', 'Pays'],
          rows: [
            ['Player', multiplierText(pays.player)],
            ['Banker', multiplierText(pays.banker)],
            ['Tie', multiplierText(pays.tie)],
            ['Player pair, banker pair: the first two of one rank', multiplierText(pays.playerPair)],
          ],
        },
      },
      limitsSection([
        ['Player, banker', limitOf('player')],
        ['Tie, player pair, banker pair', limitOf('tie')],
      ]),
      tableRule,
    ],
  }
}
