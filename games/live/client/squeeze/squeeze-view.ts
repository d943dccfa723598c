import { element, setText } from '#games/client/element.ts'
import { createSurface } from '#games/client/surface.ts'
import { messages } from '../messages/en.ts'
import { grabAt, type CardSize, type Point, type Pull } from './peel-geometry.ts'

export type SqueezeEvents = {
  readonly onPull: (pull: Pull) => void
  readonly onLetGo: () => void
  readonly onOpen: () => void
  readonly onOpenAll: () => void
}
export type CardPlace = { readonly card: CardSize; readonly at: Point }

const ratio = 1.4

/** Where the large card lies: high enough that the hands below it stay in sight. */
function cardPlaceOf({ width, height }: CardSize): CardPlace {
  const tall = Math.min(height * 0.7, width * 0.5 * ratio, 280)
  return { card: { width: tall / ratio, height: tall }, at: { x: width / 2, y: height * 0.04 + tall / 2 } }
}

/** A large card over the table, with the ways to open it. */
export function createSqueezeView(events: SqueezeEvents) {
  const canvasPlace = element('div', { class: 'view', 'aria-hidden': 'true' })
  const card = element('button', { type: 'button', class: 'squeeze-card' })
  const label = element('p', { class: 'squeeze-label' })
  const act = (text: string, onclick: () => void) =>
    element('button', { type: 'button', class: 'squeeze-act', onclick }, text)
  const [open, openAll] = [act(messages.openCard, events.onOpen), act(messages.openAllCards, events.onOpenAll)]
  const acts = element('div', { class: 'squeeze-acts' }, open, openAll)
  const root = element(
    'div',
    { class: 'squeeze', role: 'group', 'aria-label': messages.squeeze, hidden: true },
    canvasPlace,
    label,
    card,
    acts,
  )
  const surface = createSurface(canvasPlace)
  const place = (): CardPlace => cardPlaceOf(surface.size)
  surface.onResize(() => putOver(card, place()))
  followFinger(card, events, place)
  listenToKeys(root, events.onOpen)
  return {
    root,
    surface,
    place,
    /** Undefined: there is nothing to open. */
    show(card_: { readonly text: string; readonly spoken: string; readonly left: number } | undefined): void {
      root.hidden = card_ === undefined
      if (card_ === undefined) return
      setText(label, card_.text)
      card.setAttribute('aria-label', card_.spoken)
      openAll.hidden = card_.left < 2
    },
  }
}

function putOver(button: HTMLElement, { card, at }: CardPlace): void {
  Object.assign(button.style, {
    left: `${at.x - card.width / 2}px`,
    top: `${at.y - card.height / 2}px`,
    width: `${card.width}px`,
    height: `${card.height}px`,
  })
}

/** A finger that moves less than this has tapped. */
const tapReach = 6

/** A pull bends the card; a tap, or a key on the card, opens it. */
function followFinger(button: HTMLElement, events: SqueezeEvents, place: () => CardPlace): void {
  let start: { readonly grab: Point; readonly x: number; readonly y: number } | undefined
  let isPull = false
  button.addEventListener('pointerdown', ({ clientX, clientY, pointerId }) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    const on = { x: clientX - left - width / 2, y: clientY - top - height / 2 }
    start = { grab: grabAt(on, place().card), x: clientX, y: clientY }
    isPull = false
    button.setPointerCapture(pointerId)
  })
  button.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (start === undefined) return
    const by = { x: clientX - start.x, y: clientY - start.y }
    isPull ||= Math.hypot(by.x, by.y) > tapReach
    if (isPull) events.onPull({ grab: start.grab, by })
  })
  const letGo = (): void => {
    start = undefined
    events.onLetGo()
  }
  button.addEventListener('pointerup', letGo)
  button.addEventListener('pointercancel', letGo)
  button.addEventListener('click', ({ detail }) => {
    // A click that a key made has counted no presses.
    if (detail === 0 || !isPull) events.onOpen()
    isPull = false
  })
}

/** Enter and the space bar open the card wherever the focus is, unless a control that can be used has it. */
function listenToKeys(root: HTMLElement, onOpen: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (root.hidden || event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
    const control = event.target instanceof Element ? event.target.closest('button, input, select, a, dialog') : null
    if (control !== null && control.getAttribute('aria-disabled') !== 'true') return
    event.preventDefault()
    onOpen()
  })
}
