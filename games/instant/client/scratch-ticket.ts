import { afterFrame } from '#games/client/after-frame.ts'
import { element } from '#games/client/element.ts'
import { paintedSheet } from '#games/client/painted-sheet.ts'
import type { Stage } from '#games/client/scene.ts'
import { createSurface } from '#games/client/surface.ts'
import { multiplierText } from '#games/title/pay.ts'
import { scratchPrizes, type ScratchSymbol, type ScratchView } from '../math/fiesta-scratch.ts'
import { pictureElement } from './pictures.ts'
import { pisoFace } from './piso.ts'
import { paintFoil, scratchAlong } from './scratch-foil.ts'
import { onStroke } from './scratch-stroke.ts'
import { messages } from './messages/en.ts'

/** So much of the foil has to be gone before the rest goes by itself. */
const opensAt = 0.5
const wipeMs = 420
const flakes = ['#ffe9a6', '#d79f36', '#b9862b']

export type ScratchTicket = ReturnType<typeof createTicket>

/** A printed ticket; what is under its foil has been decided before the first stroke. */
export function createTicket({ sound, motion, particles }: Pick<Stage, 'sound' | 'motion' | 'particles'>) {
  const print = createPrint()
  const coin = element('div', { class: 'scratch-coin', 'aria-hidden': 'true', hidden: true }, pisoFace('kara'))
  const foilFrame = element('div', { class: 'foil' })
  const face = element('div', { class: 'ticket-window' }, print.root, foilFrame, coin)
  const head = element('p', { class: 'ticket-title' }, messages.fiesta)
  const root = element(
    'div',
    { class: 'ticket' },
    head,
    face,
    element('p', { class: 'ticket-foot' }, messages.matchThree),
  )
  const foil = createSurface(foilFrame)
  const gone = new Set<number>()
  let leaf: (() => CanvasImageSource) | undefined
  let onGone: (() => void) | undefined
  const layLeaf = (): void => {
    gone.clear()
    const { width, height } = foil.size
    foil.context.clearRect(0, 0, width, height)
    if (leaf !== undefined) foil.context.drawImage(leaf(), 0, 0, width, height)
  }
  onStroke(foilFrame, {
    go(stroke, inScene) {
      if (onGone === undefined) return
      coin.hidden = false
      coin.style.transform = `translate(${stroke.to.x}px, ${stroke.to.y}px)`
      const before = gone.size
      const share = scratchAlong(foil, stroke, gone)
      if (gone.size > before) {
        sound.play('scratch')
        particles.burst({ ...inScene, count: 3, colours: flakes })
      }
      if (share > opensAt) onGone()
    },
    end: () => void (coin.hidden = true),
  })
  return {
    root,
    fit: () =>
      foil.onResize(() => {
        leaf = paintedSheet(foil, paintFoil)
        if (!root.classList.contains('is-open')) layLeaf()
      }),
    /** The foil first; what is printed comes below it, row by row, so that no frame has all of it. */
    async cover(view: ScratchView, done: () => void): Promise<void> {
      root.classList.remove('is-open')
      layLeaf()
      await print.rows(view)
      onGone = done
    },
    /** The rest of the foil is wiped off from one corner to the other. */
    async wipe(): Promise<void> {
      onGone = undefined
      coin.hidden = true
      const from = 'polygon(0 0, 200% 0, 200% 200%, -100% 200%)'
      const to = 'polygon(200% 0, 200% 0, 200% 200%, 100% 200%)'
      await foilFrame.animate([{ clipPath: from }, { clipPath: to }], {
        duration: motion.ms(wipeMs),
        easing: 'ease-in',
      }).finished
    },
    open(view: ScratchView): void {
      onGone = undefined
      coin.hidden = true
      print.all(view)
      root.classList.add('is-open')
      foil.context.clearRect(0, 0, foil.size.width, foil.size.height)
    },
  }
}

const [rows, columns] = [3, 3]

/** The nine fields below the foil. */
function createPrint() {
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
