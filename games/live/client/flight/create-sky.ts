import { formatMessage } from '#core/message/format-message.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { element, setText } from '#games/client/element.ts'
import type { Loop } from '#games/client/loop.ts'
import { createSurface } from '#games/client/surface.ts'
import { growthInMs } from '../../math/flight-curve.ts'
import { messages } from '../messages/en.ts'
import { type EaglePose, setPose, strainOf } from './eagle-pose.ts'
import { type FlightMoment, groundHeight } from './flight-moment.ts'
import { heightBand } from './height-band.ts'
import { type Backdrop, createBackdrop } from './paint-backdrop.ts'
import { paintEagle } from './paint-eagle.ts'
import { createWay, paintWind, type Point, type Way } from './paint-way.ts'

type SkyDependencies = {
  readonly moment: () => FlightMoment
  readonly loop: Loop
  /** Reduced motion: the number, the colour of the sky and the trail change, and nothing passes. */
  readonly isStill: boolean
}

/** So long the way into the picture's corner takes; from then on the world moves and the eagle stays. */
const climbMs = 9_000
/** So long the eagle is still to be seen when it is over. */
const awayMs = 900
const wayLastsMs = 350
const stepsOfSecond = 60

type Scenery = { readonly backdrop: Backdrop; readonly way: Way; readonly from: Point }

/** From dawn over the clouds to the stars: the eagle, and how high it is. */
export function createSky({ moment, loop, isStill }: SkyDependencies) {
  const view = element('div', { class: 'view', 'aria-hidden': 'true' })
  const [height, under] = [element('strong', { class: 'flight-height' }), element('span', { class: 'flight-under' })]
  const number = element('p', { class: 'flight-number' }, height, under)
  const root = element('div', { class: 'flight-sky' }, view, number)
  const { context, size, onResize } = createSurface(view)
  const pose: EaglePose = { tilt: 0, sweep: 0, lift: 1, spread: 1 }
  // Written again in every frame, which leaves nothing to collect.
  const eagle = { x: 0, y: 0, size: 0, pose }
  const at: Point = eagle
  const seen = { context, height: groundHeight, drift: 0 }
  let [steps, drift] = [0, 0]
  let scenery: Scenery | undefined
  onResize(() => {
    const from = setPoint({ x: 0, y: 0 }, size, 0)
    scenery =
      size.width < 2 ? undefined : { backdrop: createBackdrop(size), way: createWay(context, { ...size, from }), from }
  })

  /** Where the eagle is at this moment; false once it has left the picture. */
  const place = (now: FlightMoment, strain: number): boolean => {
    setPoint(at, size, now.phase === 'waiting' || now.phase === 'leaving' ? 0 : climbed(now, isStill))
    if (now.phase === 'gone') setDive(at, size, isStill ? 0 : now.elapsedMs / awayMs)
    else if (!isStill) at.y += Math.sin(steps / 20) * 3 + strain * Math.sin(steps / 2.4) * 1.4
    return now.phase !== 'gone' || now.elapsedMs < awayMs
  }
  const paint = (): void => {
    const now = moment()
    showNumber(now, { root, height, under })
    if (scenery === undefined) return
    const strain = now.phase === 'flying' ? strainOf(now.height) : 0
    seen.height = now.height
    seen.drift = drift
    scenery.backdrop.paint(seen)
    paintWind(context, size, isStill ? 0 : strain, drift)
    if (!place(now, strain)) return
    const wayAlpha = wayAlphaOf(now)
    if (wayAlpha > 0) scenery.way.paint(context, at, wayAlpha)
    eagle.size = Math.min(size.width * 0.42, size.height * 0.5, 220)
    setPose(pose, now, isStill ? 0 : steps / stepsOfSecond)
    paintEagle(context, eagle)
  }
  loop.add({
    step: () => {
      steps++
      const now = moment()
      if (!isStill) drift += now.phase === 'flying' ? 1.2 + 9 * strainOf(now.height) : 0.35
    },
    draw: paint,
  })
  return { root }
}

/** When it is over, the way dissolves in a moment. */
function wayAlphaOf({ phase, elapsedMs }: FlightMoment): number {
  if (phase === 'flying') return 1
  return phase === 'gone' ? Math.max(0, 1 - elapsedMs / wayLastsMs) : 0
}

type NumberParts = { readonly root: HTMLElement; readonly height: HTMLElement; readonly under: HTMLElement }

function showNumber(now: FlightMoment, { root, height, under }: NumberParts): void {
  const isFlight = now.phase === 'flying' || now.phase === 'gone'
  setText(height, isFlight ? `×${formatHundredths(now.height)}` : '')
  setText(under, underText(now))
  if (root.dataset['phase'] !== now.phase) root.dataset['phase'] = now.phase
  const band = heightBand(isFlight ? now.height : groundHeight)
  if (root.dataset['band'] !== band) root.dataset['band'] = band
}

function underText({ phase, secondsLeft }: FlightMoment): string {
  if (phase === 'waiting') return formatMessage(messages.takeOffIn, { seconds: Math.max(0, Math.ceil(secondsLeft)) })
  if (phase === 'leaving') return messages.takingOff
  return phase === 'gone' ? messages.hasFlown : ''
}

type Size = { readonly width: number; readonly height: number }

/** How much of the way into the corner is behind it. */
function climbed({ phase, elapsedMs, height }: FlightMoment, isStill: boolean): number {
  if (isStill) return 0.7
  const flownMs = phase === 'gone' ? Math.log(height / groundHeight) / growthInMs : elapsedMs
  return Math.min(1, flownMs / climbMs)
}

/** From the nest at the left up to the right, ever steeper. */
function setPoint(at: Point, { width, height }: Size, part: number): Point {
  at.x = Math.max(width * 0.2, 70) + width * 0.5 * part
  at.y = height * (0.8 - 0.28 * part ** 1.8)
  return at
}

/** Past the viewer and out of the picture below. */
function setDive(at: Point, { width, height }: Size, part: number): void {
  at.x += width * 0.35 * part
  at.y += height * 0.75 * part ** 2
}
