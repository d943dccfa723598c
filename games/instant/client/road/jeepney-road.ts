import type { JeepneyPlace } from './jeepney.ts'
import { groundOf } from '../places/coast-road.ts'
import { type Context, disc, line, plate, scatter, type Size, within } from '../places/kit.ts'

export type RoadView = {
  /** Hundredths of a kilometre, 0 to 9999. */
  at: number
  wheel: number
  zone: { readonly from: number; readonly to: number }
  outcome: 'none' | 'won' | 'lost'
  label: string
}

const roadPoints = 10_000
const margin = 0.08

const xIn =
  ({ width }: Size) =>
  (point: number): number =>
    width * (margin + (1 - 2 * margin) * (point / roadPoints))

/** The winning stretch with its lights, and the posts along the road: repainted with every choice and every end. */
export function paintStretch(context: Context, size: Size, view: RoadView): void {
  const [xOf, ground] = [xIn(size), groundOf(size)]
  context.clearRect(0, 0, size.width, size.height)
  paintZone(context, view, { from: xOf(view.zone.from), to: xOf(view.zone.to + 1), ground, height: size.height })
  paintPosts(context, size, { ground, xOf })
}

type Ride = { readonly view: RoadView; readonly paintJeepney: (context: Context, place: JeepneyPlace) => void }

/** The jeepney and its progress: the only part that is repainted in every frame of the drive. */
export function paintRide(context: Context, size: Size, { view, paintJeepney }: Ride): void {
  const { width, height } = size
  const [pin, ground] = [xIn(size)(view.at), groundOf(size)]
  const scale = Math.max(0.56, Math.min(width / 520, height / 380))
  context.clearRect(0, 0, width, height)
  paintJeepney(context, { x: pin, y: ground + (height - ground) * 0.24, scale, wheel: view.wheel })
  const room = Math.min(70, width * 0.2)
  paintLabel(context, view, { x: Math.min(Math.max(pin, room), width - room), y: ground - 132 * scale, pin, ground })
}

type Zone = { readonly from: number; readonly to: number; readonly ground: number; readonly height: number }

function paintZone(context: Context, { outcome }: RoadView, { from, to, ground, height }: Zone): void {
  const colour = outcome === 'lost' ? '255 128 147' : '255 207 95'
  const light = context.createLinearGradient(0, ground, 0, height)
  light.addColorStop(0, `rgb(${colour} / ${outcome === 'won' ? 88 : 60}%)`)
  light.addColorStop(1, `rgb(${colour} / 16%)`)
  context.fillStyle = light
  context.fillRect(from, ground + 3, to - from, height - ground)
  context.fillStyle = `rgb(${colour})`
  context.fillRect(from, ground + 3, to - from, 4)
  for (const x of [from, to - 3]) context.fillRect(x, ground + 3, 3, height - ground)
  for (let at = 0; at * 21 < to - from - 14; at++)
    within(
      context,
      { x: from + 12 + at * 21 + scatter(at) * 5, y: ground + 1, scale: 0.8 + scatter(at * 3) * 0.25 },
      () => paintWaiting(context, at, outcome === 'won'),
    )
}

const [shirts, skins] = [
  ['#ff5f8a', '#5fd0ff', '#ffcf5f', '#7ee081', '#fff1d6', '#c79bff'],
  ['#d99a66', '#b9733f', '#e0a36c'],
]

/** Somebody at the roadside who waits for a ride. */
function paintWaiting(context: Context, at: number, isGlad: boolean): void {
  const [shirt, skin] = [shirts[at % shirts.length] ?? '', skins[at % skins.length] ?? '']
  line(context, 'M-2.5-12V-1M2.5-12V-1', '#2b1a48', 3.4)
  if (isGlad) line(context, 'M-4-22L-9-34M4-22L9-34', skin, 3)
  else line(context, 'M-5-22L-7-12M5-22L7-12', skin, 3)
  plate(context, [-5.5, -25, 11, 15], 4, shirt)
  disc(context, { x: 0, y: -30, radius: 5 }, skin)
  plate(context, [-5, -35.5, 10, 5], 2.5, at % 3 === 0 ? '#e8c272' : '#22100c')
}

function paintPosts(
  context: Context,
  { height }: Size,
  { ground, xOf }: { ground: number; xOf: (point: number) => number },
): void {
  context.textAlign = 'center'
  context.font = '800 15px system-ui, sans-serif'
  const foot = ground + (height - ground) * 0.9
  for (let post = 0; post <= 10; post++) {
    const x = xOf(post * 1_000)
    plate(context, [x - 1.5, foot - 26, 3, post % 2 === 0 ? 10 : 6], 1, '#fff6e0')
    if (post % 2 === 0) {
      context.fillStyle = '#fff6e0'
      context.fillText(String(post * 10), x, foot)
    }
  }
}

type Label = { readonly x: number; readonly y: number; readonly pin: number; readonly ground: number }

function paintLabel(context: Context, { label, outcome }: RoadView, { x, y, pin, ground }: Label): void {
  if (label === '') return
  context.fillStyle = 'rgb(255 255 255 / 45%)'
  context.fillRect(pin - 1, y, 2, ground - y)
  plate(context, [x - 58, y - 36, 116, 46], 23, '#120a2a')
  plate(
    context,
    [x - 55, y - 33, 110, 40],
    20,
    outcome === 'won' ? '#ffcf5f' : outcome === 'lost' ? '#3a2a52' : '#f5f1ff',
  )
  context.fillStyle = outcome === 'lost' ? '#ffd7de' : '#22103f'
  context.font = '900 26px system-ui, sans-serif'
  context.textAlign = 'center'
  context.fillText(label, x, y - 4)
}
