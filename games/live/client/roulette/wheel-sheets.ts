import { bitmapOf } from '#games/client/bitmap-of.ts'
import { pointsOf } from '#games/client/surface.ts'
import { pocketColour, pockets, wheelOrder } from '../../math/roulette-bituin.ts'

type Paint = CanvasRenderingContext2D

const turn = Math.PI * 2
/** Sheets are painted in hundredths of the numbers' outer edge. */
const unit = 100
export const edges = { bowl: 1.2, numbers: 0.8, pockets: 0.6 } as const
const pocket = turn / pockets
const paints = {
  green: ['#17a35c', '#064a28'],
  red: ['#d02a43', '#5e0a18'],
  black: ['#2b2236', '#09060f'],
} as const
const deflectors = 8
const spokes = 8
const knobs = 4

export type WheelSheets = {
  /** The wooden bowl with its track, which stands still. */
  readonly bowl: () => CanvasImageSource
  /** Numbers, pockets and the turret, which turn. */
  readonly rotor: () => CanvasImageSource
  /** The hall's light on both. */
  readonly shine: () => CanvasImageSource
}

/** The wheel's parts, painted once for each size: a frame copies three pictures. */
export const createWheelSheets = (radius: number): WheelSheets => ({
  bowl: sheetOf(radius, paintBowl),
  rotor: sheetOf(radius, paintRotor),
  shine: sheetOf(radius, paintShine),
})

function sheetOf(radius: number, paint: (context: Paint) => void): () => CanvasImageSource {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.ceil(radius * edges.bowl * 2 * pointsOf())
  const context = canvas.getContext('2d')
  if (context !== null) {
    context.translate(canvas.width / 2, canvas.height / 2)
    context.scale(canvas.width / (edges.bowl * 2 * unit), canvas.width / (edges.bowl * 2 * unit))
    paint(context)
  }
  return bitmapOf(canvas)
}

function paintBowl(context: Paint): void {
  ring(context, 119, round(context, [100, 119], ['#c08445', '#7a431b', '#4a2409']))
  ring(context, 115.5, '#f2c869')
  ring(context, 114.5, round(context, [98, 114.5], ['#241005', '#5a2f12', '#8f5524']))
  for (let at = 0; at < deflectors; at++) {
    context.save()
    context.rotate((at + 0.5) * (turn / deflectors))
    context.translate(0, -108)
    diamond(context, at % 2 === 0 ? [1.8, 4.2] : [4.2, 1.8])
    context.restore()
  }
  ring(context, 102.4, '#6e4413')
  ring(context, 101.4, '#f7d98a')
}

function diamond(context: Paint, [across, down]: readonly [number, number]): void {
  context.beginPath()
  context.moveTo(0, -down)
  context.lineTo(across, 0)
  context.lineTo(0, down)
  context.lineTo(-across, 0)
  context.closePath()
  context.fillStyle = '#ffe7a6'
  context.strokeStyle = '#7a4d10'
  context.lineWidth = 0.7
  context.fill()
  context.stroke()
}

function paintRotor(context: Paint): void {
  for (const [index, number] of wheelOrder.entries()) {
    const [light, deep] = paints[pocketColour(number)]
    sector(context, index, [unit * edges.numbers, unit], light)
    sector(context, index, [unit * edges.pockets, unit * edges.numbers], deep)
  }
  // The pockets are deep: shadow under the numbers' edge, light on the cone's foot.
  hoop(context, [60, 80], round(context, [60, 80], ['#ffffff2b', '#00000000', '#000000a8']))
  for (const index of wheelOrder.keys()) fret(context, (index + 0.5) * pocket)
  line(context, 99.4, 1.2, '#f7d98a')
  line(context, unit * edges.numbers, 1.1, '#e9c46c')
  for (const [index, number] of wheelOrder.entries()) {
    context.save()
    context.rotate(index * pocket + Math.PI / 2)
    context.fillStyle = '#ffffff'
    context.font = '800 11px system-ui, sans-serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(String(number), 0, -89.8, 14)
    context.restore()
  }
  paintCone(context)
}

function sector(context: Paint, index: number, [inner, outer]: readonly [number, number], fill: string): void {
  context.fillStyle = fill
  context.beginPath()
  context.arc(0, 0, outer, (index - 0.5) * pocket, (index + 0.5) * pocket)
  context.arc(0, 0, inner, (index + 0.5) * pocket, (index - 0.5) * pocket, true)
  context.closePath()
  context.fill()
}

function fret(context: Paint, angle: number): void {
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  context.strokeStyle = '#f1d287'
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(x * 60, y * 60)
  context.lineTo(x * 99, y * 99)
  context.stroke()
}

function paintCone(context: Paint): void {
  ring(context, 60, '#f7d98a')
  ring(context, 58.6, round(context, [10, 58.6], ['#d69a56', '#8f5423', '#4f260c']))
  for (let at = 0; at < spokes; at++) {
    context.save()
    context.rotate(at * (turn / spokes))
    context.fillStyle = at % 2 === 0 ? '#00000026' : '#ffe0a62e'
    context.beginPath()
    context.moveTo(0, 0)
    context.arc(0, 0, 58, -turn / spokes / 2, turn / spokes / 2)
    context.fill()
    context.restore()
  }
  line(context, 44, 0.8, '#f7d98a8c')
  for (let at = 0; at < knobs; at++) {
    context.save()
    context.rotate(at * (turn / knobs))
    context.fillStyle = '#d9a441'
    context.fillRect(-2.6, -33, 5.2, 33)
    context.fillStyle = '#fff0bd'
    context.fillRect(-2.6, -33, 1.8, 33)
    context.translate(0, -34)
    ring(context, 5, round(context, [0, 5], ['#fff6d2', '#f3c24d', '#9a6714']))
    context.restore()
  }
  ring(context, 16, '#7a4d10')
  ring(context, 15, round(context, [0, 15], ['#fff6d2', '#f7cf63', '#b0781c']))
  ring(context, 6.5, round(context, [0, 6.5], ['#ffffff', '#ffe08a', '#c68f28']))
}

function paintShine(context: Paint): void {
  const light = context.createLinearGradient(-70, -100, 60, 90)
  for (const [at, colour] of [
    [0, '#ffffff4d'],
    [0.32, '#ffffff12'],
    [0.5, '#ffffff00'],
    [0.78, '#00000026'],
    [1, '#00000066'],
  ] as const)
    light.addColorStop(at, colour)
  ring(context, 119, light)
}

function round(context: Paint, [from, to]: readonly [number, number], colours: readonly string[]): CanvasGradient {
  const fill = context.createRadialGradient(0, 0, from, 0, 0, to)
  for (const [index, colour] of colours.entries()) fill.addColorStop(index / (colours.length - 1), colour)
  return fill
}

function ring(context: Paint, radius: number, fill: string | CanvasGradient): void {
  context.fillStyle = fill
  context.beginPath()
  context.arc(0, 0, radius, 0, turn)
  context.fill()
}

function hoop(context: Paint, [inner, outer]: readonly [number, number], fill: CanvasGradient): void {
  context.fillStyle = fill
  context.beginPath()
  context.arc(0, 0, outer, 0, turn)
  context.arc(0, 0, inner, 0, turn, true)
  context.fill()
}

function line(context: Paint, radius: number, width: number, colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.beginPath()
  context.arc(0, 0, radius, 0, turn)
  context.stroke()
}
