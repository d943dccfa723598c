import { bitmapOf } from '#games/client/bitmap-of.ts'
import { multiplierText } from '#games/title/pay.ts'
import { type IkotPicture, ikotPictures, ikotWheel } from '../math/ikot-fiesta.ts'
import { paintPicture } from './pictures.ts'

type Context = CanvasRenderingContext2D
/** Near the hub, at the rim, and of what it pays. */
type Tones = readonly [near: string, far: string, word: string]

const light = '#fff6e0'
const tones: Readonly<Record<IkotPicture, Tones>> = {
  banderitas: ['#3a1d94', '#6f48e6', light],
  kalesa: ['#8d1240', '#e0386c', light],
  salakot: ['#0d5c55', '#23ab9c', light],
  tarsier: ['#9c4a0a', '#ee8d33', light],
  pearl: ['#163c9c', '#3f7cf2', light],
  araw: ['#c9820f', '#ffd45a', '#4a2600'],
  buwan: ['#0d1038', '#3a418f', light],
}
/** Without its sign, for which there is no room. */
const words = new Map(ikotPictures.map(({ picture, pays }) => [picture, multiplierText(pays).slice(1)]))

export const slotTurn = (Math.PI * 2) / ikotWheel.length
/** Of the radius: where the hub ends, and how far the golden rim reaches. */
export const hubPart = 0.46
const rimPart = 1.075

export type IkotDisc = { readonly image: () => CanvasImageSource; readonly half: number }

/** Everything that turns, painted once for a radius: a frame only turns the picture. */
export function paintIkotDisc(radius: number, density: number): IkotDisc {
  const half = Math.ceil(radius * rimPart) + 2
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = half * 2 * density
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  context.scale(density, density)
  context.translate(half, half)
  paintRim(context, radius)
  for (const [slot, picture] of ikotWheel.entries()) paintSlot(context, { picture, slot, radius })
  paintPegs(context, radius)
  return { image: bitmapOf(canvas), half }
}

function paintRim(context: Context, radius: number): void {
  const rings = [
    [rimPart, '#3d1503'],
    [rimPart - 0.008, '#ffe9a3'],
    [rimPart - 0.02, '#d8932a'],
    [1.018, '#7a3c08'],
    [1.006, '#ffdf8a'],
  ] as const
  for (const [part, colour] of rings) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(0, 0, radius * part, 0, Math.PI * 2)
    context.fill()
  }
}

type Slot = { readonly picture: IkotPicture; readonly slot: number; readonly radius: number }

function paintSlot(context: Context, { picture, slot, radius }: Slot): void {
  const [near, far, word] = tones[picture]
  const fill = context.createRadialGradient(0, 0, radius * hubPart, 0, 0, radius)
  fill.addColorStop(0, near)
  fill.addColorStop(1, far)
  const [from, to] = [slot * slotTurn, (slot + 1) * slotTurn]
  context.fillStyle = fill
  context.beginPath()
  context.arc(0, 0, radius, from, to)
  context.arc(0, 0, radius * hubPart, to, from, true)
  context.fill()
  context.strokeStyle = '#ffdf8a8c'
  context.lineWidth = Math.max(0.8, radius * 0.004)
  context.stroke()
  context.save()
  context.rotate(from + slotTurn / 2 + Math.PI / 2)
  paintPicture(context, picture, { x: 0, y: -radius * 0.88, size: radius * 0.114 })
  context.fillStyle = word
  context.font = `800 ${Math.round(radius * 0.06)}px system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(words.get(picture) ?? '', 0, -radius * 0.755, radius * 0.072)
  context.restore()
}

/** One peg between two pictures: the pointer strikes them. */
function paintPegs(context: Context, radius: number): void {
  for (const slot of ikotWheel.keys()) {
    const [x, y] = [Math.cos(slot * slotTurn) * radius * 0.985, Math.sin(slot * slotTurn) * radius * 0.985]
    for (const [part, colour] of [
      [0.0125, '#5a2c06'],
      [0.0095, '#fff1c4'],
    ] as const) {
      context.fillStyle = colour
      context.beginPath()
      context.arc(x, y, radius * part, 0, Math.PI * 2)
      context.fill()
    }
  }
}
