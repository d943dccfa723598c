import { afterFrame } from '#games/client/after-frame.ts'
import { element } from '#games/client/element.ts'
import { multiplierText } from '#games/title/pay.ts'
import { scratchPrizes, type ScratchSymbol, type ScratchView } from '../../math/fiesta-scratch.ts'
import { pictureElement } from '../pictures.ts'

const [rows, columns] = [3, 3]

/** The nine fields below the foil. */
export function createScratchPrint() {
  const root = element('div', { class: 'fields' })
  let printed: ScratchView | undefined
  const rowOf = ({ fields }: ScratchView, row: number): HTMLElement[] =>
    fields.slice(row * columns, (row + 1) * columns).map(field)
  return {
    root,
    async rows(view: ScratchView): Promise<void> {
      printed = undefined
      await afterFrame()
      root.replaceChildren(...rowOf(view, 0))
      for (let row = 1; row < rows; row++) {
        await afterFrame()
        root.append(...rowOf(view, row))
      }
      printed = view
    },
    /** With those that win lit. */
    all(view: ScratchView): void {
      if (printed !== view) root.replaceChildren(...view.fields.map(field))
      printed = view
      for (const [at, cell] of [...root.children].entries())
        cell.classList.toggle('is-win', view.fields[at] === view.symbol)
    },
  }
}

const field = (symbol: ScratchSymbol): HTMLElement =>
  element('div', { class: 'field' }, pictureElement(symbol), element('span', {}, multiplierText(prizeOf(symbol))))

const prizeOf = (symbol: ScratchSymbol): number => scratchPrizes.find((each) => each.symbol === symbol)?.pays ?? 0
