import { formatLocal } from '#core/message/local-text.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import type { LocalHelpPage, LocalHelpSection, LocalHelpTable } from '#games/title/help-page.ts'
import { multiplierText } from '#games/title/pay.ts'
import { slotTexts } from './messages/index.ts'
import type { SlotSymbol } from './model.ts'
import { stripsSection, weightsSection } from './reel-sections.ts'
import type { SlotBonus, SlotRules } from './slot-rules.ts'
import { symbolTitle } from './symbols/symbol-name.ts'

/** The rules of a slot from the tables it pays by. */
export function slotHelp(rules: SlotRules): LocalHelpPage {
  const { model, cap, hitsOfHundred, rtpBasisPoints, tables, places, bonus } = rules
  const { summary, features } = rules.help()
  return {
    summary,
    sections: [
      { title: slotTexts.payouts, table: payTable(model.symbols) },
      ...features,
      ...(tables.strips === undefined ? [] : [stripsSection(model, tables.strips)]),
      ...(places === undefined ? [] : [weightsSection(model, places)]),
      ...(bonus === undefined ? [] : [bonusSection(bonus)]),
      {
        title: slotTexts.odds,
        paragraphs: [
          formatLocal(slotTexts.returnOfSlot, { percent: formatHundredths(rtpBasisPoints), hits: hitsOfHundred }),
          formatLocal(slotTexts.mostOfRound, { most: multiplierText(cap) }),
          slotTexts.independent,
        ],
      },
    ],
  }
}

function bonusSection({ priceHundredths, rtpBasisPoints }: SlotBonus): LocalHelpSection {
  const price = multiplierText(priceHundredths)
  return {
    title: slotTexts.bonusBuy,
    paragraphs: [
      formatLocal(slotTexts.bonusBuyPrice, { price }),
      formatLocal(slotTexts.bonusBuyReturn, { percent: formatHundredths(rtpBasisPoints) }),
      slotTexts.bonusBuyIsOneBet,
    ],
  }
}

/** Neighbouring counts that pay the same are one column: 5, 6, 7–8, … */
function payTable(symbols: readonly SlotSymbol[]): LocalHelpTable {
  const paying = symbols.filter(({ pays }) => pays.some((pay) => pay > 0))
  const length = Math.max(...paying.map(({ pays }) => pays.length))
  const counts = Array.from({ length }, (_, count) => count).filter((count) =>
    paying.some(({ pays }) => (pays[count] ?? 0) > 0),
  )
  const begins = counts.filter((count) => paying.some(({ pays }) => pays[count] !== pays[count - 1]))
  const heads = begins.map((begin, index) => {
    const end = (begins[index + 1] ?? length) - 1
    if (index === begins.length - 1 && length > 7) return `${begin}+`
    return end === begin ? `${begin}` : `${begin}–${end}`
  })
  return {
    head: [slotTexts.symbol, ...heads],
    rows: paying.map(({ name, pays }) => [
      symbolTitle(name),
      ...begins.map((count) => ((pays[count] ?? 0) > 0 ? multiplierText(pays[count] ?? 0) : '–')),
    ]),
  }
}
