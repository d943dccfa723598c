import { element } from '#games/client/element.ts'
import type { SlotModel } from '../math/model.ts'
import { pictureSize } from './picture.ts'
import { paintSymbolOf } from './symbol-sheet.ts'
import type { Theme } from './theme.ts'
import { messages } from './messages/en.ts'

const iconSize = 40

/** Draws in the rules what they name: each symbol beside its payouts, and how the lines run. */
export function illustrateRules(panel: HTMLElement, theme: Theme): void {
  const { model } = theme
  const paying = model.symbols.flatMap(({ pays }, symbol) => (pays.some((pay) => pay > 0) ? [symbol] : []))
  const table = panel.querySelector('table')
  const cells = table?.querySelectorAll<HTMLElement>('tbody tr > :first-child') ?? []
  for (const [index, symbol] of paying.entries()) cells[index]?.prepend(iconOf(theme, symbol))
  if (model.lines === undefined) return
  const drawn = element('div', { class: 'rule-lines' }, ...model.lines.map((rows, line) => lineOf(model, rows, line)))
  ;(table?.closest('.sheet-table') ?? table)?.after(element('h2', {}, messages.linesTitle), drawn)
}

function iconOf(theme: Theme, symbol: number): HTMLElement {
  const canvas = element('canvas', {
    class: 'rule-symbol',
    width: iconSize * 2,
    height: iconSize * 2,
    'aria-hidden': 'true',
  })
  const context = canvas.getContext('2d')
  context?.scale((iconSize * 2) / pictureSize, (iconSize * 2) / pictureSize)
  if (context !== null) paintSymbolOf(context, theme, symbol)
  return canvas
}

const cellSize = 9

function lineOf({ reels, rows }: SlotModel, places: readonly number[], line: number): HTMLElement {
  const [width, height] = [reels * cellSize, rows * cellSize]
  const canvas = element('canvas', { class: 'rule-line', width: width * 2, height: height * 2, 'aria-hidden': 'true' })
  const context = canvas.getContext('2d')
  if (context !== null) {
    context.scale(2, 2)
    for (let reel = 0; reel < reels; reel++)
      for (let row = 0; row < rows; row++) {
        context.fillStyle = places[reel] === row ? '#ffcf5f' : '#ffffff22'
        context.fillRect(reel * cellSize + 1, row * cellSize + 1, cellSize - 2, cellSize - 2)
      }
  }
  return element('span', { class: 'rule-line-box' }, canvas, String(line + 1))
}
