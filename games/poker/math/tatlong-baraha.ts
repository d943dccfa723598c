import * as v from 'valibot'
import { type Centavos, addCentavos, centavos, zeroCentavos } from '#core/money/centavos.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText, payOf } from '#games/title/pay.ts'
import { usualStakes } from '#games/title/stakes.ts'
import { defineTitle } from '#games/title/title.ts'
import { type Bet, duelOf, duelResults, type DuelResult, type FinishedBet } from './duel.ts'
import { gradeOf, scoreOf } from './hand-score.ts'
import { tatlongShowdowns } from './tatlong-showdowns.ts'
import { threeCardGrades, threeCardScore } from './three-card-score.ts'
import { pokerTexts } from './messages/index.ts'
import { handTitle } from './hand-title.ts'

/** By the place of a hand in `threeCardGrades`; in hundredths of the ante, beside what playing pays. */
const bonusPays = [0, 0, 0, 100, 400, 500] as const
/** In hundredths of the pair-plus bet, which is part of what is paid. */
const pairPlusPays = [0, 200, 500, 700, 3_100, 4_100] as const
/** What ante and play come to together, in hundredths of the ante. */
const resultPays: Readonly<Record<DuelResult, number>> = { folded: 0, noHand: 300, won: 400, tied: 200, lost: 0 }

const queen = 10
const queenHigh = scoreOf(0, 1 << queen)
/** Queen, six, four: every hand from here on loses less by playing than by folding. */
export const leastWorthPlaying = scoreOf(0, (1 << queen) | (1 << 4) | (1 << 2))
export const threeCardDealerPlays = (score: number): boolean => score >= queenHigh

/** With pair plus the stake is two halves; stakes are whole pesos, so each half is whole centavos. */
const anteOf = ({ stake, isPairPlus }: Bet): Centavos => payOf(stake, isPairPlus ? 50 : 100)

function paid(ended: FinishedBet): Centavos {
  if (ended.result === 'folded') return zeroCentavos
  const [grade, ante] = [gradeOf(ended.score), anteOf(ended)]
  const duel = payOf(ante, resultPays[ended.result] + (bonusPays[grade] ?? 0))
  return ended.isPairPlus ? addCentavos(duel, payOf(ante, pairPlusPays[grade] ?? 0)) : duel
}

const duel = duelOf({
  handSize: 3,
  dealerOpen: 0,
  scoreOf: threeCardScore,
  dealerPlays: threeCardDealerPlays,
  isWorthPlaying: (player) => threeCardScore(player) >= leastWorthPlaying,
  anteOf,
  priceOf: anteOf,
  payOf: paid,
})

export const tatlongBaraha = defineTitle({
  code: 'tatlong-baraha',
  name: 'Tatlong Baraha',
  brand: 'salon',
  type: 'poker',
  engine: 'poker',
  version: 1,
  stakes: usualStakes,
  rtpBasisPoints: 9_785,
  needsBestPlay: true,
  volatility: 'medium',
  maxWinHundredths: 2_500,
  roundMsMin: 350,
  choice: v.object({ pairPlus: v.boolean() }),
  begin: ({ stake, choice: { pairPlus }, draw }) => duel.begin({ stake, isPairPlus: pairPlus, draw }),
  moves: duel.moves,
  returns: { kind: 'exact', ways: () => [wayOf(false), wayOf(true)] },
  help: () => tatlongHelp(),
})

/** Playing queen, six, four and everything above. */
const wayOf = (isPairPlus: boolean) => ({
  name: isPairPlus ? 'ante and pair plus' : 'ante',
  outcomes: (stake: Centavos) =>
    tatlongShowdowns.flatMap((counts, grade) =>
      duelResults.map((result, index) => ({
        weight: BigInt(counts[index] ?? 0),
        staked: result === 'folded' ? stake : centavos(stake + anteOf({ stake, isPairPlus })),
        win: paid({ stake, isPairPlus, score: scoreOf(grade, 0), result }),
      })),
    ),
})

const tatlongHelp = (): LocalHelpPage => ({
  summary: pokerTexts.tatlongSummary,
  sections: [
    {
      title: pokerTexts.payouts,
      table: {
        head: [pokerTexts.yourHand, pokerTexts.pairPlus, pokerTexts.anteBonus],
        rows: threeCardGrades
          .map((hand, grade) => [
            handTitle(hand),
            multiplierText(pairPlusPays[grade] ?? 0),
            bonusPays[grade] === 0 ? '—' : `+${multiplierText(bonusPays[grade] ?? 0)}`,
          ])
          .slice(1)
          .toReversed(),
      },
    },
    {
      title: pokerTexts.howToPlay,
      paragraphs: [
        pokerTexts.tatlongHowTo,
        pokerTexts.tatlongDealer,
        pokerTexts.tatlongBonus,
        pokerTexts.tatlongPairPlus,
        pokerTexts.tatlongRanking,
        pokerTexts.duelLeft,
      ],
    },
  ],
})
