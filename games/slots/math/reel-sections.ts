import { formatLocal, localList, localName, type LocalText } from '#core/message/local-text.ts'
import type { LocalHelpSection } from '#games/title/help-page.ts'
import { slotTexts } from './messages/index.ts'
import type { SlotModel } from './model.ts'
import type { Strip } from './reels.ts'
import { symbolTitle } from './symbols/symbol-name.ts'

/** How often each symbol falls into a place, by weight, in one kind of spin or on some reels. */
export type SymbolWeights = { readonly head: LocalText; readonly weights: readonly number[] }

/** The rings that reels stop on: whoever has them can count the return. */
export function stripsSection({ symbols }: SlotModel, strips: readonly Strip[]): LocalHelpSection {
  const named = symbols.map(({ name }, index) =>
    formatLocal(slotTexts.numberedSymbol, { number: index + 1, symbol: symbolTitle(name) }),
  )
  return {
    title: slotTexts.reels,
    paragraphs: [slotTexts.reelsStop, formatLocal(slotTexts.reelSymbols, { symbols: localList(named) })],
    table: {
      head: [slotTexts.reel, slotTexts.symbolsInOrder],
      rows: strips.map((strip, reel) => [String(reel + 1), strip.map((symbol) => symbol + 1).join(' ')]),
    },
  }
}

/** The chance of each symbol in a place, where no reel turns. */
export function weightsSection({ symbols }: SlotModel, columns: readonly SymbolWeights[]): LocalHelpSection {
  return {
    title: slotTexts.symbolsOfPlace,
    paragraphs: [slotTexts.placesDrawn],
    table: {
      head: [slotTexts.symbol, ...columns.map(({ head }) => head)],
      rows: symbols.map(({ name }, symbol) => [
        symbolTitle(name),
        ...columns.map(({ weights }) => weightText(weights, symbol)),
      ]),
    },
  }
}

function weightText(weights: readonly number[], symbol: number): LocalText {
  const weight = weights[symbol] ?? 0
  const sum = weights.reduce((total, each) => total + each, 0)
  return weight === 0 ? localName('–') : formatLocal(slotTexts.chanceOf, { weight, sum })
}

/** The row of each line on each reel. */
export const linesTable = ({ lines = [] }: SlotModel) => ({
  head: [slotTexts.line, slotTexts.rowOnEachReel],
  rows: lines.map((rows, line) => [String(line + 1), rows.map((row) => row + 1).join(' ')]),
})
