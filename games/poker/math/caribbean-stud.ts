import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import { type Centavos, centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle } from '#games/title/title.ts'
import { type Bet, duelOf, type FinishedBet } from './duel.ts'
import { fiveScore, gradeIndex, gradeOf, scoreOf } from './hand-score.ts'
import { isWorthRaising } from './is-worth-raising.ts'
import { pokerTexts } from './messages/index.ts'
import { handTitle } from './hand-title.ts'

/** What a won raise pays beside itself, in hundredths of it, by the place of a hand in `handGrades`. */
const raisePays = [100, 100, 200, 300, 400, 500, 700, 2_000, 5_000, 10_000] as const
const paidHands = [
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
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
  rtpBasisPoints: 9_737,
  needsBestPlay: true,
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
      { name: 'raise when it is right', rounds: 30_000_000, tables: { raisePays, aceKing }, play: playedRight },
    ],
  },
  help: () => caribbeanHelp(),
})

function playedRight({ stake, draw }: { readonly stake: Centavos; readonly draw: Draw }) {
  const { state } = duel.begin({ stake, isPairPlus: false, draw })
  const act = isWorthRaising(state.player, state.dealer.slice(0, 1)) ? 'play' : 'fold'
  const turn = { stake, state, move: { act }, draw } as const
  return { staked: centavos(stake + duel.moves.price(turn)), win: duel.moves.play(turn).win }
}

const caribbeanHelp = (): LocalHelpPage => ({
  summary: pokerTexts.caribbeanSummary,
  sections: [
    {
      title: pokerTexts.payouts,
      table: {
        head: [pokerTexts.yourHand, pokerTexts.raisePays],
        rows: paidHands
          .map((hand, index) => [handTitle(hand), multiplierText((raisePays[index + 1] ?? 0) + 100)])
          .toReversed(),
      },
      paragraphs: [pokerTexts.caribbeanPayouts],
    },
    {
      title: pokerTexts.howToPlay,
      paragraphs: [
        pokerTexts.caribbeanHowTo,
        pokerTexts.caribbeanDealer,
        pokerTexts.aceHighOrLow,
        pokerTexts.caribbeanBest,
        pokerTexts.duelLeft,
      ],
    },
  ],
})
