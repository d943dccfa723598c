import { element } from '#games/client/element.ts'
import { paintedSheet } from '#games/client/painted-sheet.ts'
import type { Stage } from '#games/client/scene.ts'
import { createSurface, type Surface } from '#games/client/surface.ts'
import type { ScratchView } from '../../math/fiesta-scratch.ts'
import { pisoFace } from '../piso.ts'
import { paintFoil, scratchAlong } from './scratch-foil.ts'
import { createScratchPrint } from './scratch-print.ts'
import { onStroke } from './scratch-stroke.ts'
import { messages } from '../messages/en.ts'

/** So much of the foil has to be gone before the rest goes by itself. */
const opensAt = 0.5
const wipeMs = 420
const flakes = ['#ffe9a6', '#d79f36', '#b9862b']

export type ScratchTicket = ReturnType<typeof createScratchTicket>

/** A printed ticket; what is under its foil has been decided before the first stroke. */
export function createScratchTicket({ sound, motion, particles }: Pick<Stage, 'sound' | 'motion' | 'particles'>) {
  const print = createScratchPrint()
  const { root, foilFrame, coin } = createPaper(print.root)
  const foil = createSurface(foilFrame)
  const { gone, lay, fit } = createLeaf(foil)
  let onGone: (() => void) | undefined
  const hideCoin = (): void => void (coin.hidden = true)
  const stop = (): void => {
    onGone = undefined
    hideCoin()
  }
  const fly = (from: { x: number; y: number }): void => {
    sound.play('scratch')
    particles.burst({ ...from, count: 3, colours: flakes })
  }
  onStroke(foilFrame, {
    go(stroke, inScene) {
      if (onGone === undefined) return
      coin.hidden = false
      coin.style.transform = `translate(${stroke.to.x}px, ${stroke.to.y}px)`
      const before = gone.size
      const share = scratchAlong(foil, stroke, gone)
      if (gone.size > before) fly(inScene)
      if (share > opensAt) onGone()
    },
    end: hideCoin,
  })
  return {
    root,
    fit: () => fit(() => !root.classList.contains('is-open')),
    /** The foil first; what is printed comes below it, row by row, so that no frame has all of it. */
    async cover(view: ScratchView, done: () => void): Promise<void> {
      root.classList.remove('is-open')
      lay()
      await print.rows(view)
      onGone = done
    },
    /** The rest of the foil is wiped off from one corner to the other. */
    async wipe(): Promise<void> {
      stop()
      const from = 'polygon(0 0, 200% 0, 200% 200%, -100% 200%)'
      const to = 'polygon(200% 0, 200% 0, 200% 200%, 100% 200%)'
      const timing = { duration: motion.ms(wipeMs), easing: 'ease-in' }
      await foilFrame.animate([{ clipPath: from }, { clipPath: to }], timing).finished
    },
    open(view: ScratchView): void {
      stop()
      print.all(view)
      root.classList.add('is-open')
      foil.context.clearRect(0, 0, foil.size.width, foil.size.height)
    },
  }
}

/** The paper with its words, the window, the foil over it, and the coin that scratches. */
function createPaper(print: HTMLElement) {
  const coin = element('div', { class: 'scratch-coin', 'aria-hidden': 'true', hidden: true }, pisoFace('kara'))
  const foilFrame = element('div', { class: 'foil' })
  const face = element('div', { class: 'ticket-window' }, print, foilFrame, coin)
  const head = element('p', { class: 'ticket-title' }, messages.fiesta)
  const foot = element('p', { class: 'ticket-foot' }, messages.matchThree)
  return { root: element('div', { class: 'ticket' }, head, face, foot), foilFrame, coin }
}

/** The gold over the fields, and which of its places are gone. */
function createLeaf(foil: Surface) {
  const gone = new Set<number>()
  let leaf: (() => CanvasImageSource) | undefined
  const lay = (): void => {
    gone.clear()
    const { width, height } = foil.size
    foil.context.clearRect(0, 0, width, height)
    if (leaf !== undefined) foil.context.drawImage(leaf(), 0, 0, width, height)
  }
  const fit = (isCovered: () => boolean): void =>
    foil.onResize(() => {
      leaf = paintedSheet(foil, paintFoil)
      if (isCovered()) lay()
    })
  return { gone, lay, fit }
}
