import { formatHundredths } from '#core/money/format-money.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import { multiplierText } from '#games/title/pay.ts'
import type { SlotRules } from './slot-rules.ts'
import type { SlotSymbol } from './model.ts'

/** The rules of a slot from the tables it pays by. */
export const slotHelp = ({ summary, features, model, cap, hitsOfHundred, rtpBasisPoints }: SlotRules): HelpPage => ({
  summary,
  sections: [
    { title: 'What it pays', table: payTable(model.symbols) },
    ...features,
    {
      title: 'Odds',
      paragraphs: [
        `Over a very long time, ${formatHundredths(rtpBasisPoints)} % of all stakes are paid back. About ${hitsOfHundred} of 100 paid spins win something.`,
        `A round pays up to ${multiplierText(cap)} the stake. It ends as soon as it reaches that.`,
        'Every spin is drawn by itself. Your stake, your balance and earlier spins change nothing.',
      ],
    },
  ],
})

/** Neighbouring counts that pay the same are one column: 5, 6, 7–8, … */
function payTable(symbols: readonly SlotSymbol[]) {
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
    head: ['Symbol', ...heads],
    rows: paying.map(({ name, pays }) => [
      titleCase(name),
      ...begins.map((count) => ((pays[count] ?? 0) > 0 ? multiplierText(pays[count] ?? 0) : '–')),
    ]),
  }
}

const titleCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
