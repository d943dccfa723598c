import { groundOf } from './evening-road.ts'

type Context = CanvasRenderingContext2D
type Size = { readonly width: number; readonly height: number }

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

/** The jeepney and its progress: the only part that is repainted in every frame of the drive. */
export function paintRide(context: Context, size: Size, view: RoadView): void {
  const { width, height } = size
  const [pin, ground] = [xIn(size)(view.at), groundOf(size)]
  const scale = Math.max(0.62, Math.min(width / 460, height / 330))
  context.clearRect(0, 0, width, height)
  paintJeepney(context, { x: pin, y: ground + 2, scale, wheel: view.wheel })
  paintLabel(context, view, { x: Math.min(Math.max(pin, 60), width - 60), y: ground - 104 * scale, pin, ground })
}

type Zone = { readonly from: number; readonly to: number; readonly ground: number; readonly height: number }

function paintZone(context: Context, { outcome }: RoadView, { from, to, ground, height }: Zone): void {
  const colour = outcome === 'lost' ? '255 128 147' : '255 207 95'
  const light = context.createLinearGradient(0, ground, 0, height)
  light.addColorStop(0, `rgb(${colour} / ${outcome === 'won' ? 85 : 55}%)`)
  light.addColorStop(1, `rgb(${colour} / 8%)`)
  context.fillStyle = light
  context.fillRect(from, ground + 3, to - from, (height - ground) * 0.62)
  context.fillStyle = `rgb(${colour})`
  context.fillRect(from, ground + 3, to - from, 4)
}

function paintPosts(
  context: Context,
  { height }: Size,
  { ground, xOf }: { ground: number; xOf: (point: number) => number },
): void {
  context.textAlign = 'center'
  context.font = '600 12px system-ui, sans-serif'
  for (let post = 0; post <= 10; post++) {
    const x = xOf(post * 1_000)
    context.fillStyle = 'rgb(255 255 255 / 60%)'
    context.fillRect(x - 1, ground + 8, 2, post % 5 === 0 ? 14 : 8)
    if (post % 2 === 0) context.fillText(String(post * 10), x, Math.min(ground + 40, height - 8))
  }
}

type Jeepney = { readonly x: number; readonly y: number; readonly scale: number; readonly wheel: number }

function paintJeepney(context: Context, { x, y, scale, wheel }: Jeepney): void {
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  // The bumper, not the middle, is where it stops.
  context.translate(-58, 0)
  const body = context.createLinearGradient(0, -70, 0, -14)
  body.addColorStop(0, '#ff4d6d')
  body.addColorStop(0.55, '#d81e5b')
  body.addColorStop(1, '#8d0f3d')
  context.fillStyle = '#f7f3ff'
  rounded(context, [-62, -82, 104, 12, 6])
  context.fillStyle = body
  rounded(context, [-62, -72, 100, 56, 8])
  rounded(context, [30, -50, 34, 34, 8])
  context.fillStyle = '#23164f'
  for (const left of [-54, -28, -2]) rounded(context, [left, -64, 20, 22, 4])
  context.fillStyle = '#8fe3ff'
  rounded(context, [22, -66, 14, 24, 4])
  for (const [index, colour] of ['#ffcf5f', '#3ddad7', '#ffcf5f', '#7ee081', '#ffcf5f'].entries()) {
    context.fillStyle = colour
    context.fillRect(-58 + index * 19, -34, 15, 5)
  }
  context.fillStyle = '#e8ebf7'
  rounded(context, [-64, -18, 130, 7, 3])
  context.fillStyle = '#fff3b0'
  circle(context, [60, -34, 6])
  context.fillStyle = '#ffcf5f'
  // A little horse on the bonnet, as it should be.
  context.beginPath()
  context.moveTo(44, -50)
  context.quadraticCurveTo(46, -62, 54, -60)
  context.lineTo(52, -54)
  context.quadraticCurveTo(54, -52, 52, -50)
  context.fill()
  for (const left of [-38, 40]) paintWheel(context, left, wheel)
  context.restore()
}

function paintWheel(context: Context, x: number, turn: number): void {
  context.fillStyle = '#17102b'
  circle(context, [x, -11, 14])
  context.fillStyle = '#cfd3e6'
  circle(context, [x, -11, 7])
  context.strokeStyle = '#5b5675'
  context.lineWidth = 2
  context.beginPath()
  for (const spoke of [0, 1, 2]) {
    const angle = turn + (spoke * Math.PI) / 1.5
    context.moveTo(x, -11)
    context.lineTo(x + Math.cos(angle) * 7, -11 + Math.sin(angle) * 7)
  }
  context.stroke()
}

function rounded(
  context: Context,
  [x, y, width, height, radius]: readonly [number, number, number, number, number],
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

function circle(context: Context, [x, y, radius]: readonly [number, number, number]): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

type Label = { readonly x: number; readonly y: number; readonly pin: number; readonly ground: number }

function paintLabel(context: Context, { label, outcome }: RoadView, { x, y, pin, ground }: Label): void {
  if (label === '') return
  context.fillStyle = 'rgb(255 255 255 / 35%)'
  context.fillRect(pin - 1, y, 2, ground - y)
  context.fillStyle = outcome === 'won' ? '#ffcf5f' : outcome === 'lost' ? '#3a2a52' : '#f5f1ff'
  rounded(context, [x - 46, y - 26, 92, 36, 18])
  context.fillStyle = outcome === 'lost' ? '#ffd7de' : '#22103f'
  context.font = '800 21px system-ui, sans-serif'
  context.textAlign = 'center'
  context.fillText(label, x, y)
}
