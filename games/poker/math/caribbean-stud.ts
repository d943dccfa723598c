import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import { type Centavos, centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle } from '#games/title/title.ts'
import { type Bet, duelOf, type FinishedBet } from './duel.ts'
import { handName } from './hand-name.ts'
import { fiveScore, gradeIndex, gradeOf, scoreOf } from './hand-score.ts'
import { isWorthRaising } from './is-worth-raising.ts'

/** What a won raise pays beside itself, in hundredths of it, by the place of a hand in `handGrades`. */
const raisePays = [100, 100, 200, 300, 400, 500, 700, 2_000, 5_000, 10_000] as const
const handWords = [
  'Ace and king, or a pair',
  'Pair',
  'Two pair',
  'Three of a kind',
  'Straight',
  'Flush',
  'Full house',
  'Four of a kind',
  'Straight flush',
  'Royal flush',
] as const

const acesAndKings = (1 << 12) | (1 << 11)
const aceKing = scoreOf(gradeIndex('highCard'), acesAndKings)
const raiseOf = ({ stake }: Bet): Centavos => payOf(stake, 200)

/** The ante pays even money; the raise, twice the ante, by the hand. In hundredths of the ante. */
function paid({ stake, score, result }: FinishedBet): Centavos {
  if (result === 'folded' || result === 'lost') return zeroCentavos
  if (result === 'noHand') return payOf(stake, 400)
  if (result === 'tied') return payOf(stake, 300)
  return payOf(stake, 400 + 2 * (raisePays[gradeOf(score)] ?? 0))
}

const duel = duelOf({
  handSize: 5,
  dealerOpen: 1,
  scoreOf: fiveScore,
  nameOf: handName,
  dealerPlays: (score) => score >= aceKing,
  isWorthPlaying: isWorthRaising,
  anteOf: ({ stake }) => stake,
  priceOf: raiseOf,
  payOf: paid,
})

export const caribbeanStud = defineTitle({
  code: 'caribbean-stud',
  name: 'Caribbean Stud',
  brand: 'salon',
  type: 'poker',
  engine: 'poker',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_740,
  volatility: 'medium',
  maxWinHundredths: 20_400,
  roundMsMin: 350,
  choice: v.object({}),
  begin: ({ stake, draw }) => duel.begin({ stake, isPairPlus: false, draw }),
  moves: duel.moves,
  // Some 4,000,000,000,000 pairs of hands: too many to count, so whole rounds are played.
  returns: {
    kind: 'measured',
    ways: () => [
      { name: 'raise when it is right', rounds: 4_000_000, tables: { raisePays, aceKing }, play: playedRight },
    ],
  },
  help: caribbeanHelp,
})

function playedRight({ stake, draw }: { readonly stake: Centavos; readonly draw: Draw }) {
  const { state } = duel.begin({ stake, isPairPlus: false, draw })
  const act = isWorthRaising(state.player, state.dealer.slice(0, 1)) ? 'play' : 'fold'
  const turn = { stake, state, move: { act }, draw } as const
  return { staked: centavos(stake + duel.moves.price(turn)), win: duel.moves.play(turn).win }
}

function caribbeanHelp(): HelpPage {
  const fromBest = handWords.map((name, grade) => [name, multiplierText((raisePays[grade] ?? 0) + 100)])
  return {
    summary: 'Five cards against the dealer’s five, of which one lies open: fold, or raise with twice your ante.',
    sections: [
      {
        title: 'What a won raise pays',
        table: { head: ['Your hand', 'Raise pays'], rows: fromBest.slice(1).toReversed() },
        paragraphs: ['The raise is part of what is paid. Ace and king without a pair pay as a pair does.'],
      },
      {
        title: 'How to play',
        paragraphs: [
          'Your stake is the ante. You see your five cards and one of the dealer’s, and fold, which loses the ante, or raise with twice the ante. Then the dealer’s other cards are turned.',
          'The dealer needs ace and king, or a pair, to play. Without it your ante pays ×2 and the raise comes back. With it the higher hand wins: the ante pays ×2 and the raise by the table when it is yours; both come back when the hands are equal.',
          'An ace stands above the king, or below the deuce in a straight.',
          'The best play: raise with every pair and better, and fold everything below ace and king. With ace and king, look at the dealer’s open card. If it is an ace or a king, raise with a queen or a jack. If it is another card that you hold, raise. Otherwise raise only with a queen, and only if the open card is lower than your fourth highest.',
          'If you leave in the middle of a round it waits for you; after 24 hours a hand worth raising is played without the raise, whose price is held back from what it would have paid, and any other hand is folded.',
        ],
      },
    ],
  }
}
