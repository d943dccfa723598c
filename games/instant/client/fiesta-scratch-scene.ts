import { createSurface } from '#games/client/surface.ts'
import { element } from '#games/client/element.ts'
import type { MakeScene, Stage } from '#games/client/scene.ts'
import type { Sound } from '#games/client/sound.ts'
import { multiplierText } from '#games/title/pay.ts'
import { scratchPrizes, type ScratchSymbol, type ScratchView } from '../math/fiesta-scratch.ts'
import { facts } from './choices.ts'
import { pictureElement } from './pictures.ts'
import { paintFoil, scratchAt } from './scratch-foil.ts'

/** So much of the foil has to be gone before the rest goes by itself. */
const opensAt = 0.5

/** A printed ticket with gold foil over nine fields. */
export const makeFiestaScratchScene: MakeScene = (stage) => {
  const ticket = createTicket(stage.sound)
  stage.place.classList.add('palengke')
  stage.place.append(ticket.root)
  ticket.fit()
  const figures = facts(['Match three', 'Best prize'])
  figures.set(['win its prize', multiplierText(scratchPrizes[0].pays)])
  stage.controls.append(figures.root)
  const offer = (): void => stage.setAction({ label: 'Buy a ticket', run: () => stage.begin({}) })
  offer()
  return {
    setBusy: () => undefined,
    show: (round) => round !== undefined && ticket.open(round.view as ScratchView),
    async play(round) {
      const view = round.view as ScratchView
      if (!stage.motion.isReduced) await scratched(stage, ticket, view)
      ticket.open(view)
      stage.say(view.symbol === null ? 'No three of a picture.' : `Three times ${view.symbol}.`)
      if (round.win > round.staked) cheer(stage)
      offer()
    },
  }
}

/** What is under the foil was decided before: the player only takes the time to look. */
function scratched(stage: Stage, ticket: ReturnType<typeof createTicket>, view: ScratchView): Promise<void> {
  return new Promise((resolve) => {
    ticket.cover(view, resolve)
    stage.setAction({ label: 'Open all', isFree: true, run: resolve })
  })
}

function cheer(stage: Stage): void {
  const { width, height } = stage.particles.size
  stage.particles.burst({ x: width / 2, y: height / 2, count: 70, colours: ['#ffcf5f', '#ff5f8a', '#3ddad7'] })
}

function createTicket(sound: Sound) {
  const fields = element('div', { class: 'fields' })
  const foilPlace = element('div', { class: 'foil' })
  const face = element('div', { class: 'ticket-window' }, fields, foilPlace)
  const root = element('div', { class: 'ticket' }, element('p', { class: 'ticket-title' }, 'Fiesta'), face)
  const foil = createSurface(foilPlace)
  const gone = new Set<number>()
  let onGone: (() => void) | undefined
  const paint = (): void => {
    gone.clear()
    paintFoil(foil.context, foil.size)
  }
  foilPlace.addEventListener('pointermove', (event) => {
    if (onGone === undefined || (event.pointerType === 'mouse' && event.buttons === 0)) return
    const before = gone.size
    const share = scratchAt(foil, { x: event.offsetX, y: event.offsetY }, gone)
    if (gone.size > before) sound.play('tick', 0.6)
    if (share > opensAt) onGone()
  })
  const print = ({ fields: symbols, symbol }: ScratchView, isOpen: boolean): void => {
    fields.replaceChildren(...symbols.map((each) => field(each, isOpen && each === symbol)))
    root.classList.toggle('is-open', isOpen)
  }
  return {
    root,
    fit: () => foil.onResize(() => !root.classList.contains('is-open') && paint()),
    cover(view: ScratchView, done: () => void): void {
      print(view, false)
      paint()
      onGone = done
    },
    open(view: ScratchView): void {
      onGone = undefined
      print(view, true)
      foil.context.clearRect(0, 0, foil.size.width, foil.size.height)
    },
  }
}

const field = (symbol: ScratchSymbol, isWin: boolean): HTMLElement =>
  element(
    'div',
    { class: isWin ? 'field is-win' : 'field' },
    pictureElement(symbol),
    element('span', {}, multiplierText(prizeOf(symbol))),
  )

const prizeOf = (symbol: ScratchSymbol): number => scratchPrizes.find((each) => each.symbol === symbol)?.pays ?? 0
