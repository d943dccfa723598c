import { type CourtView, hoops, ringHeight } from './court-view.ts'

type Context = CanvasRenderingContext2D
type Hoop = {
  readonly view: CourtView
  readonly side: 0 | 1 /** From 0 to 1, while a ball falls through it. */
  readonly swish: number
}

/** A post behind the baseline, the glass that hangs from it, and the ring with its net. */
export function paintHoop(context: Context, { view, side, swish }: Hoop): void {
  const { figure, onFloor } = view
  const inward = side === 0 ? 1 : -1
  const [ringX, floorY] = onFloor(hoops[side])
  const [postX] = onFloor([side === 0 ? -0.025 : 1.025, 0.5])
  const ringY = floorY - figure * ringHeight
  const glassX = ringX - inward * figure * 0.19
  context.lineCap = 'round'
  context.strokeStyle = '#1c2750'
  context.lineWidth = figure * 0.1
  context.beginPath()
  context.moveTo(postX, floorY + figure * 0.06)
  context.lineTo(postX, ringY + figure * 0.05)
  context.lineTo(glassX, ringY - figure * 0.12)
  context.stroke()
  paintGlass(context, { x: glassX, y: ringY, figure, inward })
  paintRing(context, { x: ringX, y: ringY, figure, swish })
}

type Part = { readonly x: number; readonly y: number; readonly figure: number }

function paintGlass(context: Context, { x, y, figure, inward }: Part & { readonly inward: number }): void {
  const [tall, deep] = [figure * 0.56, figure * 0.13]
  context.beginPath()
  context.moveTo(x - inward * deep * 0.5, y - tall * 0.98)
  context.lineTo(x + inward * deep * 0.5, y - tall * 0.82)
  context.lineTo(x + inward * deep * 0.5, y + tall * 0.18)
  context.lineTo(x - inward * deep * 0.5, y + tall * 0.02)
  context.closePath()
  context.fillStyle = 'rgb(226 240 255 / 62%)'
  context.fill()
  context.strokeStyle = '#ffffff'
  context.lineWidth = Math.max(1.2, figure * 0.035)
  context.stroke()
}

function paintRing(context: Context, { x, y, figure, swish }: Part & { readonly swish: number }): void {
  const [wide, high] = [figure * 0.19, figure * 0.06]
  const drop = figure * (0.3 + Math.sin(swish * Math.PI) * 0.1)
  context.strokeStyle = 'rgb(255 255 255 / 88%)'
  context.lineWidth = Math.max(0.8, figure * 0.018)
  context.beginPath()
  for (let cord = 0; cord <= 4; cord++) {
    const part = cord / 2 - 1
    context.moveTo(x + part * wide, y)
    context.lineTo(x + part * wide * 0.5, y + drop)
    context.moveTo(x + part * wide, y)
    context.lineTo(x + (part + (part < 0.9 ? 0.5 : 0)) * wide * 0.72, y + drop * 0.55)
  }
  context.stroke()
  context.strokeStyle = '#ff5a2c'
  context.lineWidth = Math.max(1.6, figure * 0.045)
  context.beginPath()
  context.ellipse(x, y, wide, high, 0, 0, Math.PI * 2)
  context.stroke()
}
