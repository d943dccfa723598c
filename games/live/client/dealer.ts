import { bitmapOf } from '#games/client/bitmap-of.ts'

type Paint = CanvasRenderingContext2D

export type DealerMoment = {
  readonly context: Paint
  /** The middle of the table's edge, behind which the dealer stands. */
  readonly x: number
  readonly y: number
  /** From 0 to 1: how far the hands are at the table. */
  readonly reach: number
  readonly seconds: number
}

const turn = Math.PI * 2
/** The dealer is drawn on a sheet of so many units; the table's edge is its zero, and `viewUnits` are the view's height. */
export const viewUnits = 100
const sheet = { left: -32, top: -54, width: 64, height: 64 } as const
const densityMax = 2
const hair = '#1d110d'
const skin = '#e0a36c'
const skinShade = '#b9733f'
/** A blink lasts so long, once in so many seconds. */
const blink = { every: 4.3, seconds: 0.13 }

/**
 * In a barong of these colours, from its light to the sleeve's edge, lit by the lanterns. All but hands and eyelids is painted once, and
 * copied in each frame.
 */
export function createDealer(viewHeight: number, dress: readonly string[]): (moment: DealerMoment) => void {
  const unit = viewHeight / viewUnits
  const image = bitmapOf(paintedSheet(unit, dress))
  return ({ context, x, y, reach, seconds }) => {
    context.save()
    context.translate(x, y)
    context.scale(unit, unit)
    context.drawImage(image(), sheet.left, sheet.top, sheet.width, sheet.height)
    if (seconds % blink.every > blink.every - blink.seconds) paintLids(context)
    for (const side of [-1, 1]) paintArm(context, reach, side, dress)
    context.restore()
  }
}

function paintedSheet(unit: number, dress: readonly string[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const scale = unit * Math.min(devicePixelRatio, densityMax)
  canvas.width = Math.ceil(sheet.width * scale)
  canvas.height = Math.ceil(sheet.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return canvas
  context.scale(scale, scale)
  context.translate(-sheet.left, -sheet.top)
  paintBody(context, dress)
  paintHead(context)
  return canvas
}

function paintBody(context: Paint, dress: readonly string[]): void {
  fill(
    context,
    'M-25 10C-26 -7 -21 -14 -9 -17.4L-5 -20.6H5L9 -17.4C21 -14 26 -7 25 10z',
    down(context, [-20, 10], dress),
  )
  fill(context, 'M-4.8 -27H4.8V-18.6Q0 -12.6 -4.8 -18.6z', skinShade)
  stroke(context, 'M-12 10C-12 0 -12.6 -8 -14.4 -13M12 10C12 0 12.6 -8 14.4 -13', '#8d744a66', 0.7)
  stroke(context, 'M0 -11V10', '#a98c5899', 0.5)
  // The embroidery of the piña.
  context.setLineDash([0.9, 1.5])
  stroke(context, 'M-3.4 -10V10M3.4 -10V10', '#a0824d', 1.1)
  stroke(context, 'M-5.6 -8V10M5.6 -8V10', '#b89a63aa', 0.7)
  context.setLineDash([])
  fill(context, 'M-5.6 -21.4L0 -13.2L5.6 -21.4L8 -18.2L1.2 -9.6H-1.2L-8 -18.2z', '#fff8e6')
  stroke(context, 'M-8 -18.2L-1.2 -9.6M8 -18.2L1.2 -9.6', '#a98c58', 0.5)
  stroke(context, 'M-24.4 6C-24.6 -7 -20 -13.4 -9 -16.8M24.4 6C24.6 -7 20 -13.4 9 -16.8', '#ffd9a0', 0.9)
}

function paintHead(context: Paint): void {
  fill(context, 'M-9.8 -35C-12.4 -53 12.4 -53 9.8 -35L8.4 -32H-8.4z', hair)
  for (const x of [-9, 9]) disc(context, { x, y: -33.6, across: 1.9, down: 2.5 }, skinShade)
  fill(
    context,
    'M-9 -38C-9 -47 9 -47 9 -38C9 -28.6 4.8 -21.8 0 -21.8C-4.8 -21.8 -9 -28.6 -9 -38z',
    down(context, [-44, -22], face),
  )
  fill(
    context,
    'M-9.6 -34C-11.4 -47.6 -4.6 -50.4 1 -50C9.4 -49.6 11 -42.6 9.6 -34C9.2 -37.6 8.2 -40.4 6.6 -41.8C2 -40.2 -3.2 -40.4 -6.8 -42.4C-8.4 -40.4 -9.2 -37.6 -9.6 -34z',
    hair,
  )
  stroke(context, 'M-4 -48.2Q1 -49.8 5.4 -47.4', '#ffffff33', 1)
  stroke(context, 'M-6.6 -37.4Q-4.2 -39 -1.8 -37.6M1.8 -37.6Q4.2 -39 6.6 -37.4', hair, 1)
  for (const x of [-4.1, 4.1]) paintEye(context, x)
  stroke(context, 'M-0.4 -34Q-1.8 -30.6 -1 -30.2Q0.2 -29.6 1.4 -30.2', skinShade, 0.8)
  for (const x of [-5.8, 5.8]) disc(context, { x, y: -29.8, across: 2, down: 1.5 }, 'rgb(226 84 66 / 22%)')
  stroke(context, 'M-3.6 -27.2Q0 -23.6 3.6 -27.2', '#7c2a22', 1)
  stroke(context, 'M9 -37C9 -29.6 5.6 -23.4 1.4 -22', '#ffd9a055', 0.6)
}

function paintEye(context: Paint, x: number): void {
  disc(context, { x, y: -34.4, across: 2, down: 1.5 }, '#fffaf2')
  disc(context, { x, y: -34.2, across: 1.2, down: 1.3 }, '#2b140b')
  disc(context, { x: x + 0.4, y: -34.6, across: 0.4, down: 0.4 }, '#ffffff')
  stroke(context, `M${x - 2.2} -35.2Q${x} -36.6 ${x + 2.2} -35.2`, '#2a130a', 0.7)
}

function paintLids(context: Paint): void {
  for (const x of [-4.1, 4.1]) {
    disc(context, { x, y: -34.4, across: 2.2, down: 1.8 }, '#cf9059')
    stroke(context, `M${x - 2} -34Q${x} -33 ${x + 2} -34`, '#2a130a', 0.7)
  }
}

/** Moves in every frame, and so makes nothing that would be garbage. */
function paintArm(context: Paint, reach: number, side: number, [, , sleeve = '', edge = '']: readonly string[]): void {
  const [handX, handY] = [19 - reach * 10, 9 + reach * 7]
  context.save()
  context.scale(side, 1)
  context.lineCap = 'round'
  context.strokeStyle = sleeve
  context.lineWidth = 8
  context.beginPath()
  context.moveTo(20.6, -6)
  context.quadraticCurveTo(30, 2, handX, handY)
  context.stroke()
  context.strokeStyle = edge
  context.lineWidth = 1.6
  context.beginPath()
  context.moveTo(handX + 2.4, handY - 3.4)
  context.lineTo(handX + 3.6, handY + 2.6)
  context.stroke()
  context.fillStyle = skin
  context.beginPath()
  context.ellipse(handX - 2, handY, 4.6, 3.1, 0, 0, turn)
  context.fill()
  context.restore()
}

const face = [skin, skinShade]

type Band = readonly [from: number, to: number]

function down(context: Paint, [from, to]: Band, [top = '', foot = '']: readonly string[]): CanvasGradient {
  const shade = context.createLinearGradient(0, from, 0, to)
  shade.addColorStop(0, top)
  shade.addColorStop(1, foot)
  return shade
}

function fill(context: Paint, d: string, paint: string | CanvasGradient): void {
  context.fillStyle = paint
  context.fill(new Path2D(d))
}

function stroke(context: Paint, d: string, colour: string, width: number): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke(new Path2D(d))
}

type Disc = { readonly x: number; readonly y: number; readonly across: number; readonly down: number }

function disc(context: Paint, { x, y, across, down: high }: Disc, paint: string): void {
  context.fillStyle = paint
  context.beginPath()
  context.ellipse(x, y, across, high, 0, 0, turn)
  context.fill()
}
