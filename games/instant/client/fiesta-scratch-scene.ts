import { afterFrame } from '#games/client/after-frame.ts'
import { paintedSheet } from '#games/client/painted-sheet.ts'
import { createSurface } from '#games/client/surface.ts'
import { element } from '#games/client/element.ts'
import type { MakeScene, Stage } from '#games/client/scene.ts'
import type { Sound } from '#games/client/sound.ts'
import { multiplierText } from '#games/title/pay.ts'
import { scratchPrizes, type ScratchSymbol, type ScratchView } from '../math/fiesta-scratch.ts'
import { facts } from './choices.ts'
import { pictureElement } from './pictures.ts'
import { paintFoil, scratchAlong } from './scratch-foil.ts'
import { pictureNames } from './picture-names.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** So much of the foil has to be gone before the rest goes by itself. */
const opensAt = 0.5

/** A printed ticket with gold foil over nine fields. */
export const makeFiestaScratchScene: MakeScene = (stage) => {
  const ticket = createTicket(stage.sound)
  stage.container.classList.add('palengke')
  stage.container.append(ticket.root)
  ticket.fit()
  const figures = facts([messages.howToWin, messages.topPrize])
  figures.set([messages.matchThree, multiplierText(scratchPrizes[0].pays)])
  stage.controls.append(figures.root)
  const offer = (): void => stage.setAction({ label: messages.buyTicket, run: () => stage.begin({}) })
  offer()
  return {
    setBusy: () => undefined,
    show: (round) => round !== undefined && ticket.open(round.view as ScratchView),
    async play(round) {
      const view = round.view as ScratchView
      if (!stage.motion.isReduced) await scratched(stage, ticket, view)
      ticket.open(view)
      stage.say(
        view.symbol === null
          ? messages.noMatch
          : formatMessage(messages.threeMatched, { symbol: pictureNames[view.symbol] }),
      )
      if (round.win > round.staked) cheer(stage)
      offer()
    },
  }
}

/** The result under the foil is already decided: the player only takes the time to look. */
function scratched(stage: Stage, ticket: ReturnType<typeof createTicket>, view: ScratchView): Promise<void> {
  return new Promise((resolve) => {
    void ticket
      .cover(view, resolve)
      .then(() => stage.setAction({ label: messages.revealAll, isFree: true, run: resolve }))
  })
}

function cheer(stage: Stage): void {
  const { width, height } = stage.particles.size
  stage.particles.burst({ x: width / 2, y: height / 2, count: 70, colours: ['#ffcf5f', '#ff5f8a', '#3ddad7'] })
}

function createTicket(sound: Sound) {
  const print = createPrint()
  const foilFrame = element('div', { class: 'foil' })
  const face = element('div', { class: 'ticket-window' }, print.root, foilFrame)
  const root = element('div', { class: 'ticket' }, element('p', { class: 'ticket-title' }, messages.fiesta), face)
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
  onStroke(foilFrame, (stroke) => {
    if (onGone === undefined) return
    const before = gone.size
    const share = scratchAlong(foil, stroke, gone)
    if (gone.size > before) sound.play('scratch')
    if (share > opensAt) onGone()
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
    open(view: ScratchView): void {
      onGone = undefined
      print.all(view)
      root.classList.add('is-open')
      foil.context.clearRect(0, 0, foil.size.width, foil.size.height)
    },
  }
}

type Stroke = Parameters<typeof scratchAlong>[1]

/** From where a finger, pen or pressed mouse goes down until it is lifted, also when it leaves the foil on the way. */
function onStroke(target: HTMLElement, onStroked: (stroke: Stroke) => void): void {
  let last: Stroke['to'] | undefined
  const at = ({ clientX, clientY }: PointerEvent): Stroke['to'] => {
    const { left, top } = target.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const go = (to: Stroke['to']): void => {
    onStroked({ from: last ?? to, to })
    last = to
  }
  const end = (): void => {
    last = undefined
  }
  target.addEventListener('pointerdown', (event) => {
    // Without it the browser would begin to drag or select, and send nothing more of the stroke.
    event.preventDefault()
    target.setPointerCapture(event.pointerId)
    go(at(event))
  })
  target.addEventListener('pointermove', (event) => {
    if (last !== undefined) go(at(event))
  })
  target.addEventListener('pointerup', end)
  target.addEventListener('pointercancel', end)
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
