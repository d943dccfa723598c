import * as v from 'valibot'
import { type Centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import type { Outcome } from '#games/title/returns.ts'
import { type BetLimit, defineTable } from '#games/title/table.ts'
import { type Card, decks, newShoe, shoeCards } from './shoe.ts'
import { chips, limitsSection, roadRounds, roundMost, tableClock, tableRule, upTo } from './table-house.ts'
import { formatLocal } from '#core/message/local-text.ts'
import { liveTexts } from './messages/index.ts'

export const dragonBets = ['dragon', 'tie', 'tiger', 'suitedTie'] as const
export type DragonBet = (typeof dragonBets)[number]
const pays = { dragon: 200, tiger: 200, tie: 1_270, suitedTie: 5_600 } as const
const halfBack = 50

export type DragonResult = { readonly dragon: Card; readonly tiger: Card }
type DragonEnd = DragonBet

/** Aces are low. A tie of one suit is a suited tie. */
export function dragonEnd({ dragon, tiger }: DragonResult): DragonEnd {
  if (dragon.rank !== tiger.rank) return dragon.rank > tiger.rank ? 'dragon' : 'tiger'
  return dragon.suit === tiger.suit ? 'suitedTie' : 'tie'
}

function endPays(bet: DragonBet, end: DragonEnd): number {
  const isTie = end === 'tie' || end === 'suitedTie'
  if (bet === 'tie') return isTie ? pays.tie : 0
  if (bet === end) return pays[bet]
  return isTie && bet !== 'suitedTie' ? halfBack : 0
}
/** What a bet pays for these cards, in hundredths of its stake. */
export const dragonPays = (bet: DragonBet, result: DragonResult): number => endPays(bet, dragonEnd(result))
export const dragonPaysMost = (bet: DragonBet): number => pays[bet]

// Of the cards that are left after the first: those of its rank and suit, of its rank alone, and the others.
const suited = decks - 1
const ranked = 3 * decks
const others = shoeCards - 1 - suited - ranked

const outcomes =
  (bet: DragonBet) =>
  (stake: Centavos): Outcome[] =>
    (
      [
        ['suitedTie', 2 * suited],
        ['tie', 2 * ranked],
        ['dragon', others],
        ['tiger', others],
      ] as const
    ).map(([end, weight]) => ({
      weight: BigInt(weight),
      staked: stake,
      win: payOf(stake, endPays(bet, end)),
    }))

const limitOf = (bet: DragonBet): BetLimit => upTo(bet === 'suitedTie' ? 500n : bet === 'tie' ? 2_000n : 20_000n)

export const dragonTiger = defineTable<null, DragonBet, DragonResult>({
  code: 'dragon-tiger',
  name: 'Dragon Tiger',
  brand: 'salon',
  type: 'live',
  engine: 'live',
  version: 1,
  stakes: chips,
  rtpBasisPoints: 9_445,
  volatility: 'medium',
  maxWinHundredths: pays.suitedTie,
  roundMsMin: 0,
  clock: tableClock({ bettingMs: 14_000 }),
  open: () => null,
  bet: v.picklist(dragonBets),
  betsMax: dragonBets.length,
  roundMost,
  limitOf: ({ bet }) => limitOf(bet),
  result({ draw }) {
    const deal = newShoe(draw)
    return { dragon: deal(), tiger: deal() }
  },
  settle: ({ stake, bet, result }) => {
    const paid = dragonPays(bet, result)
    return paid === 0 ? zeroCentavos : payOf(stake, paid)
  },
  trace: (result) => ({ end: dragonEnd(result), dragon: result.dragon.rank, tiger: result.tiger.rank }),
  roadRounds,
  returns: { kind: 'exact', ways: () => dragonBets.map((bet) => ({ name: bet, outcomes: outcomes(bet) })) },
  help: () => dragonHelp(),
})

const dragonHelp = (): LocalHelpPage => ({
  summary: liveTexts.dragonSummary,
  sections: [
    {
      title: liveTexts.howToPlay,
      paragraphs: [
        formatLocal(liveTexts.dragonCards, { decks }),
        formatLocal(liveTexts.dragonTies, { back: halfBack }),
      ],
    },
    {
      title: liveTexts.payouts,
      paragraphs: [liveTexts.payoutIncludesBet],
      table: {
        head: [liveTexts.bet, liveTexts.pays],
        rows: [
          [liveTexts.dragon, multiplierText(pays.dragon)],
          [liveTexts.tiger, multiplierText(pays.tiger)],
          [liveTexts.tie, multiplierText(pays.tie)],
          [liveTexts.suitedTie, multiplierText(pays.suitedTie)],
        ],
      },
    },
    limitsSection([
      [liveTexts.dragonOrTiger, limitOf('dragon')],
      [liveTexts.tie, limitOf('tie')],
      [liveTexts.suitedTie, limitOf('suitedTie')],
    ]),
    tableRule,
  ],
})
