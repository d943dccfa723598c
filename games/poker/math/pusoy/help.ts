import { formatLocal } from '#core/message/local-text.ts'
import type { LocalHelpPage } from '#games/title/help-page.ts'
import { multiplierText } from '#games/title/pay.ts'
import { pokerTexts } from '../messages/index.ts'
import { duelPays, specialPays } from './pays.ts'

export const pusoyHelp = (): LocalHelpPage => ({
  summary: formatLocal(pokerTexts.pusoySummary, { scoop: multiplierText(duelPays.scoop) }),
  sections: [
    {
      title: pokerTexts.payouts,
      table: {
        head: [pokerTexts.pusoyDuel, pokerTexts.pusoyPaysOfThird],
        rows: [
          [pokerTexts.pusoyScoop, multiplierText(duelPays.scoop)],
          [pokerTexts.pusoyWon, multiplierText(duelPays.won)],
          [pokerTexts.pusoyTied, multiplierText(duelPays.tied)],
          [pokerTexts.pusoyLost, pokerTexts.nothing],
        ],
      },
      paragraphs: [pokerTexts.pusoyBet],
    },
    {
      title: pokerTexts.pusoySpecialHands,
      table: {
        head: [pokerTexts.pusoyYourThirteen, pokerTexts.pusoyPaysOfBet],
        rows: [
          [pokerTexts.pusoyDragon, multiplierText(specialPays.dragon)],
          [pokerTexts.pusoySixPairs, multiplierText(specialPays.sixPairs)],
          [pokerTexts.pusoyThreeFlushes, multiplierText(specialPays.threeFlushes)],
        ],
      },
      paragraphs: [pokerTexts.pusoySpecialPaid],
    },
    {
      title: pokerTexts.howToPlay,
      paragraphs: [
        pokerTexts.pusoyDeal,
        pokerTexts.pusoyRows,
        pokerTexts.pusoyRanking,
        pokerTexts.pusoyDuels,
        pokerTexts.pusoyComputers,
        pokerTexts.pusoyLeft,
      ],
    },
    { title: pokerTexts.pusoyArrange, paragraphs: [pokerTexts.pusoyBest, pokerTexts.pusoyTable] },
  ],
})
