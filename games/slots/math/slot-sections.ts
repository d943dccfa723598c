import { formatLocal, localList, type LocalText } from '#core/message/local-text.ts'
import type { LocalHelpSection, LocalHelpTable } from '#games/title/help-page.ts'
import { slotTexts } from './messages/index.ts'
import type { SlotModel } from './model.ts'
import { linesTable } from './reel-sections.ts'
import type { Strip } from './reels.ts'
import { symbolName, symbolTitle } from './symbols/symbol-name.ts'

/** How lines pay, and then what is particular to them. */
export const linesSection = (model: SlotModel, ...more: readonly LocalText[]): LocalHelpSection => ({
  title: slotTexts.lines,
  paragraphs: [formatLocal(slotTexts.linesPay, { lines: linesIn(model) }), ...more, slotTexts.linesOfReels],
  table: linesTable(model),
})

export const waysSection = (model: SlotModel, ...more: readonly LocalText[]): LocalHelpSection => ({
  title: slotTexts.ways,
  paragraphs: [formatLocal(slotTexts.waysPay, { ways: waysOf(model) }), ...more],
})

export const linesIn = ({ lines = [] }: SlotModel): number => lines.length

/** In how many ways symbols can lie from the first reel to the last, as it is written. */
export const waysOf = ({ reels, rows }: SlotModel): string => (rows ** reels).toLocaleString('en-PH')

type SymbolOnReels = { readonly symbol: number; readonly strips: readonly Strip[] }

/** What a wild stands for, and where it lands. */
export const wildRule = (model: SlotModel, { symbol, strips }: SymbolOnReels): LocalText =>
  formatLocal(slotTexts.wildLands, { symbol: nameOf(model, symbol), reels: reelsWith(strips, symbol) })

export const nameOf = ({ symbols }: SlotModel, symbol: number): LocalText => symbolName(symbols[symbol]?.name ?? '')

/** On which reels a symbol lies, in words: "reels 2, 3, and 4". */
export function reelsWith(strips: readonly Strip[], symbol: number): LocalText {
  const reels = reelsOf(strips, symbol)
  if (reels.length === strips.length) return slotTexts.everyReel
  return formatLocal(slotTexts.someReels, { reels: localList(reels.map(String)) })
}

/** The reels that have a symbol, counted from one. */
export const reelsOf = (strips: readonly Strip[], symbol: number): number[] =>
  strips.flatMap((strip, reel) => (strip.includes(symbol) ? [reel + 1] : []))

type Chances = {
  readonly head: LocalText
  readonly values: readonly number[]
  readonly weights: readonly number[]
  readonly textOf: (value: number) => string
}

/** What a wind or a mist brings: symbols without a weight are left out. */
export function symbolChances({ symbols }: SlotModel, weights: readonly number[]): LocalHelpTable {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return {
    head: [slotTexts.symbol, slotTexts.chance],
    rows: symbols.flatMap(({ name }, symbol) => {
      const weight = weights[symbol] ?? 0
      return weight === 0 ? [] : [[symbolTitle(name), formatLocal(slotTexts.chanceOf, { weight, sum })]]
    }),
  }
}

/** What a coin or a basket may show, and how often. */
export function chanceTable({ head, values, weights, textOf }: Chances): LocalHelpTable {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return {
    head: [head, slotTexts.chance],
    rows: values.map((value, index) => [
      textOf(value),
      formatLocal(slotTexts.chanceOf, { weight: weights[index] ?? 0, sum }),
    ]),
  }
}
