import { formatHundredths } from '#core/money/format-money.ts'
import { element, setText } from '#games/client/element.ts'
import type { Loop } from '#games/client/loop.ts'
import { createSurface } from '#games/client/surface.ts'
import { multiplierText } from '#games/title/pay.ts'
import { paintEagle, paintIslands, paintSky, paintTrail } from './flight-paint.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Where the flight stands, by the studio's clock. */
export type FlightMoment = {
  readonly phase: 'waiting' | 'leaving' | 'flying' | 'gone'
  /** In hundredths. */
  readonly height: number
  readonly elapsedMs: number
  readonly secondsLeft: number
}

type SkyDependencies = {
  readonly moment: () => FlightMoment
  readonly loop: Loop
  /** Reduced motion: only the number and its trail change. */
  readonly isStill: boolean
}

/** So long the way into the picture's corner takes; from then on the world moves and the eagle stays. */
const climbMs = 9_000
/** Where every flight begins, in hundredths. */
const ground = 100
/** So long the eagle is still to be seen when it flies away. */
const awayMs = 900

/** The islands at dawn, the eagle, and how high it is. */
export function createFlightSky({ moment, loop, isStill }: SkyDependencies) {
  const view = element('div', { class: 'view', 'aria-hidden': 'true' })
  const [height, under] = [element('strong', { class: 'flight-height' }), element('span', { class: 'flight-under' })]
  const own = element('p', { class: 'flight-own', hidden: true })
  const root = element(
    'div',
    { class: 'flight-sky' },
    view,
    element('p', { class: 'flight-number' }, height, under),
    own,
  )
  const { context, size } = createSurface(view)
  let seconds = 0

  const paint = (): void => {
    const now = moment()
    setText(height, isFlight(now) ? `×${formatHundredths(now.height)}` : '')
    setText(under, underText(now))
    root.dataset['phase'] = now.phase
    if (size.width >= 2) paintFlight(context, size, { now, seconds: isStill ? undefined : seconds })
  }
  loop.add({
    step: () => {
      seconds += 1 / 60
    },
    draw: paint,
  })
  return {
    root,
    setOwn(chosen: { readonly height: number; readonly isOut: boolean } | undefined): void {
      own.hidden = chosen === undefined
      if (chosen === undefined) return
      const multiplier = multiplierText(chosen.height)
      setText(own, formatMessage(chosen.isOut ? messages.cashedOutAt : messages.autoCashOutAt, { multiplier }))
      own.classList.toggle('is-out', chosen.isOut)
    },
  }
}

const isFlight = ({ phase }: FlightMoment): boolean => phase === 'flying' || phase === 'gone'

/** `seconds` of idle animation; undefined with reduced motion. */
type SkyFrame = { readonly now: FlightMoment; readonly seconds: number | undefined }

function paintFlight(context: CanvasRenderingContext2D, size: Size, { now, seconds }: SkyFrame): void {
  context.clearRect(0, 0, size.width, size.height)
  paintSky(context, size, Math.min(1, (Math.log10(Math.max(ground, now.height)) - 2) / 2))
  paintIslands(context, size, driftOf(now, seconds))
  const at = eagleAt(size, now)
  if (now.phase === 'flying') paintTrail(context, { size, from: pointAt(size, 0), end: at })
  const sized = Math.min(size.width * 0.3, size.height * 0.42, 150)
  const bob = now.phase === 'gone' || seconds === undefined ? 0 : Math.sin(seconds * 3) * 3
  if (now.phase !== 'gone' || now.elapsedMs < awayMs)
    paintEagle(context, { x: at.x, y: at.y + bob, size: sized, beat: (seconds ?? 0) * 7 })
}

function driftOf({ phase, elapsedMs }: FlightMoment, seconds: number | undefined): number {
  if (seconds === undefined) return 0
  return phase === 'flying' ? elapsedMs * 0.03 : seconds * 4
}

function eagleAt(size: Size, { phase, elapsedMs }: FlightMoment): Point {
  if (phase === 'gone') return awayFrom(pointAt(size, 1), size, Math.min(1, elapsedMs / awayMs))
  return pointAt(size, phase === 'flying' ? Math.min(1, elapsedMs / climbMs) : 0)
}

function underText({ phase, secondsLeft }: FlightMoment): string {
  if (phase === 'waiting') return formatMessage(messages.takeOffIn, { seconds: Math.max(0, Math.ceil(secondsLeft)) })
  if (phase === 'leaving') return messages.takingOff
  return phase === 'gone' ? messages.hasFlown : ''
}

type Size = { readonly width: number; readonly height: number }
type Point = { readonly x: number; readonly y: number }

/** From the nest at the left up to the right, ever steeper. */
const pointAt = ({ width, height }: Size, part: number): Point => ({
  x: Math.max(width * 0.16, 64) + width * 0.55 * part,
  y: height * (0.8 - 0.42 * part ** 1.8),
})

const awayFrom = ({ x, y }: Point, { width, height }: Size, part: number): Point => ({
  x: x + width * 0.5 * part ** 2,
  y: y - height * 0.6 * part ** 2,
})
