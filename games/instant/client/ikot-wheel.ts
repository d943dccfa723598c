import type { Surface } from '#games/client/surface.ts'
import { type IkotPicture, ikotWheel } from '../math/ikot-fiesta.ts'
import { hubPart, type IkotDisc, paintIkotDisc, slotTurn } from './ikot-disc.ts'
import { paintPicture } from './pictures.ts'

type Context = CanvasRenderingContext2D
export type IkotWheel = {
  turn: number
  /** How far the pointer is bent by the peg that passes. */
  flap: number
  landed: number | undefined
  lamp: number
}

const gold = ['#fff3c0', '#f4b93d', '#a85f0d'] as const

/** The wheel on a surface. What turns is painted again only when the page has another size. */
export function createIkotPainter({ canvas, context, size }: Surface): (wheel: IkotWheel) => void {
  let painted: { readonly radius: number; readonly disc: IkotDisc } | undefined
  return (wheel) => {
    const { width, height } = size
    // On a narrow page the wheel is larger than it, so that its pictures are recognised; the pointer is in its middle.
    const isWhole = width > height
    const radius = Math.round(isWhole ? height * 0.43 : Math.min(width * 0.68, height * 0.6))
    if (radius < 1) return
    if (painted?.radius !== radius) painted = { radius, disc: paintIkotDisc(radius, canvas.width / width) }
    context.clearRect(0, 0, width, height)
    context.save()
    context.translate(width / 2, isWhole ? height / 2 + 12 : 50 + radius)
    paintTurned(context, { ...wheel, ...painted })
    paintHub(context, radius, wheel.landed === undefined ? undefined : ikotWheel[wheel.landed])
    paintLamps(context, radius, wheel.lamp)
    paintPointer(context, radius, wheel.flap)
    context.restore()
  }
}

type Turned = IkotWheel & { readonly radius: number; readonly disc: IkotDisc }

/** Where it has stopped, only the picture under the pointer stays bright. */
function paintTurned(context: Context, { turn, landed, radius, disc: { image, half } }: Turned): void {
  context.save()
  context.rotate(turn - Math.PI / 2)
  context.drawImage(image(), -half, -half, half * 2, half * 2)
  if (landed !== undefined) {
    context.fillStyle = 'rgb(14 4 36 / 56%)'
    context.beginPath()
    context.arc(0, 0, radius, (landed + 1) * slotTurn, landed * slotTurn + Math.PI * 2)
    context.arc(0, 0, radius * hubPart, landed * slotTurn, (landed + 1) * slotTurn, true)
    context.fill()
  }
  context.restore()
}

/** The sun of the fiesta; once the wheel has stopped, what it stopped at. */
function paintHub(context: Context, radius: number, landed: IkotPicture | undefined): void {
  const hub = radius * hubPart
  disc(context, hub * 1.02, '#3d1503')
  disc(context, hub, fallOf(context, hub, gold))
  disc(context, hub * 0.93, '#6a0f3a')
  disc(context, hub * 0.915, fallOf(context, hub, ['#ff6a92', '#c2205c', '#5c0b38']))
  for (let ray = 0; ray < 16; ray++) {
    context.save()
    context.rotate((ray / 16) * Math.PI * 2)
    const [half, far] = ray % 2 === 0 ? [0.1, 0.86] : [0.065, 0.7]
    for (const [side, colour] of [
      [-1, '#ffe08a'],
      [1, '#f0a02c'],
    ] as const) {
      context.fillStyle = colour
      context.beginPath()
      context.moveTo(0, -hub * 0.38)
      context.lineTo(side * hub * half, -hub * 0.44)
      context.lineTo(0, -hub * far)
      context.fill()
    }
    context.restore()
  }
  disc(context, hub * 0.47, '#7a3c08')
  disc(context, hub * 0.45, fallOf(context, hub * 0.45, gold))
  disc(context, hub * 0.385, landed === undefined ? '#f6b73c' : '#2a0f52')
  if (landed === undefined) disc(context, hub * 0.34, fallOf(context, hub * 0.34, ['#fff6cf', '#ffcf5f', '#f09a2a']))
  else paintPicture(context, landed, { x: 0, y: 0, size: hub * 0.56 })
}

const lamps = 30

function paintLamps(context: Context, radius: number, lamp: number): void {
  for (let index = 0; index < lamps; index++) {
    const turn = (index / lamps) * Math.PI * 2
    const isOn = (index + Math.floor(lamp)) % 3 === 0
    const [x, y] = [Math.cos(turn) * radius * 1.038, Math.sin(turn) * radius * 1.038]
    if (isOn) {
      context.fillStyle = 'rgb(255 236 150 / 30%)'
      context.beginPath()
      context.arc(x, y, radius * 0.034, 0, Math.PI * 2)
      context.fill()
    }
    context.fillStyle = isOn ? '#fffbe2' : '#c27c1e'
    context.beginPath()
    context.arc(x, y, Math.max(2, radius * 0.0145), 0, Math.PI * 2)
    context.fill()
  }
}

function paintPointer(context: Context, radius: number, flap: number): void {
  context.save()
  context.translate(0, -radius * 1.05)
  context.rotate(flap * -0.35)
  for (const [dy, grown, colour] of [
    [3, 1.14, 'rgb(20 4 30 / 55%)'],
    [0, 1.14, '#4a1a03'],
    [0, 1, '#ffd36a'],
    [-1, 0.66, '#e8325f'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, dy + 34 * grown)
    context.bezierCurveTo(-6 * grown, dy + 14, -19 * grown, dy + 6, -19 * grown, dy - 10)
    context.arc(0, dy - 10, 19 * grown, Math.PI, 0)
    context.bezierCurveTo(19 * grown, dy + 6, 6 * grown, dy + 14, 0, dy + 34 * grown)
    context.fill()
  }
  context.translate(0, -11)
  disc(context, 7, '#fff6da')
  context.restore()
}

function fallOf(context: Context, radius: number, colours: readonly string[]): CanvasGradient {
  const light = context.createLinearGradient(-radius * 0.5, -radius, radius * 0.5, radius)
  for (const [index, colour] of colours.entries()) light.addColorStop(index / (colours.length - 1), colour)
  return light
}

function disc(context: Context, radius: number, fill: string | CanvasGradient): void {
  context.fillStyle = fill
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.fill()
}
