import { formatHundredths } from '#core/money/format-money.ts'
import { formatLocal, type LocalText } from '#core/message/local-text.ts'
import type { LocalHelpPage, LocalHelpTable } from '#games/title/help-page.ts'
import { multiplierText } from '#games/title/pay.ts'
import { pokerTexts } from '../messages/index.ts'
import { type Advice, dealerColumns, hardSheet, pairSheet, softSheet } from './basic-strategy.ts'
import { insurance, pays } from './pays.ts'

/** What the rules state of the mathematics, in ten-thousandths: a test counts each of them. */
export const statedReturns = { ofAllBets: 9_949, costOfFirstBet: 57, insurance: 9_231 } as const

const percent = (basisPoints: number): string => formatHundredths(basisPoints)

const letters: Readonly<Record<Advice, LocalText>> = {
  H: pokerTexts['advice.hit'],
  S: pokerTexts['advice.stand'],
  D: pokerTexts['advice.doubleOrHit'],
  d: pokerTexts['advice.doubleOrStand'],
  P: pokerTexts['advice.split'],
}
const isAdvice = (letter: string): letter is Advice => Object.hasOwn(letters, letter)

const cardName = (value: number): string => (value === 1 ? 'A' : String(value))
const dealers = dealerColumns.map(cardName)

const row = (name: LocalText | string, advice: string): (LocalText | string)[] => [
  name,
  ...Array.from(advice, (letter) => (isAdvice(letter) ? letters[letter] : '–')),
]
const sheetOf = (
  title: LocalText,
  rows: readonly (readonly [name: LocalText | string, advice: string])[],
): LocalHelpTable => ({ head: [title, ...dealers], rows: rows.map(([name, advice]) => row(name, advice)) })

const hardRows = Object.entries(hardSheet).map(([total, advice]) => {
  if (total === '8') return [pokerTexts.eightOrLess, advice] as const
  return [total === '17' ? pokerTexts.seventeenOrMore : total, advice] as const
})
const softRows = Object.entries(softSheet)
  .slice(1)
  .map(([total, advice]) => {
    const name = `A, ${Number(total) - 11}`
    const isLast = total === '19'
    return [{ en: isLast ? 'A, 8–9' : name, fil: isLast ? 'A, 8–9' : name }, advice] as const
  })
const pairRows = Object.entries(pairSheet).map(
  ([value, advice]) => [samePair(cardName(Number(value))), advice] as const,
)
function samePair(name: string): LocalText {
  return { en: `${name}, ${name}`, fil: `${name}, ${name}` }
}

export const blackjackHelp = (): LocalHelpPage => ({
  summary: formatLocal(pokerTexts.blackjackSummary, { pays: multiplierText(pays.blackjack) }),
  sections: [
    {
      title: pokerTexts.payouts,
      table: {
        head: [pokerTexts.blackjackResult, pokerTexts.pays],
        rows: [
          [pokerTexts.blackjackNatural, multiplierText(pays.blackjack)],
          [pokerTexts.blackjackWon, multiplierText(pays.won)],
          [pokerTexts.blackjackPush, multiplierText(pays.push)],
          [pokerTexts.blackjackEvenMoney, multiplierText(pays.evenMoney)],
          [pokerTexts.blackjackInsurance, multiplierText((insurance.pays * pays.push) / insurance.price)],
        ],
      },
      paragraphs: [pokerTexts.blackjackPayouts],
    },
    {
      title: pokerTexts.howToPlay,
      paragraphs: [
        pokerTexts.blackjackCards,
        pokerTexts.blackjackHowTo,
        pokerTexts.blackjackMoves,
        pokerTexts.blackjackDealer,
        formatLocal(pokerTexts.blackjackInsuring, { percent: percent(statedReturns.insurance) }),
        pokerTexts.blackjackShoe,
        pokerTexts.blackjackLeft,
      ],
    },
    {
      title: pokerTexts.bestPlay,
      paragraphs: [
        formatLocal(pokerTexts.blackjackBest, {
          percent: percent(statedReturns.ofAllBets),
          cost: percent(statedReturns.costOfFirstBet),
        }),
        pokerTexts.blackjackSheet,
      ],
    },
    { title: pokerTexts.withoutAce, table: sheetOf(pokerTexts.yourTotal, hardRows) },
    { title: pokerTexts.withAce, table: sheetOf(pokerTexts.yourHand, softRows) },
    {
      title: pokerTexts.pairs,
      table: sheetOf(pokerTexts.yourHand, pairRows),
      paragraphs: [pokerTexts.blackjackPairs],
    },
  ],
})
