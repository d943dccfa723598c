import { spread } from './stage/spread.ts'

type Context = CanvasRenderingContext2D
type Size = { readonly width: number; readonly height: number }

/** Where the reels stand: a sky, a light in it, and what rises before it, the farthest first. */
export type Backdrop = {
  readonly sky: readonly string[]
  readonly orb?: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string }
  readonly ridges: readonly Ridge[]
  /** Stars, fireflies, bubbles: small lights and their colour. */
  readonly specks?: string
}
export type Ridge = {
  readonly kind: 'hills' | 'peak' | 'waves' | 'terraces' | 'roofs' | 'trees'
  /** Where it begins, as a part of the height. */
  readonly y: number
  readonly colours: readonly [string, string]
}

export function paintBackdrop(context: Context, size: Size, { sky, orb, ridges, specks }: Backdrop): void {
  const air = context.createLinearGradient(0, 0, 0, size.height)
  sky.forEach((colour, index) => air.addColorStop(index / Math.max(1, sky.length - 1), colour))
  context.fillStyle = air
  context.fillRect(0, 0, size.width, size.height)
  if (orb !== undefined) paintOrb(context, size, orb)
  if (specks !== undefined) paintSpecks(context, size, specks)
  ridges.forEach((ridge, index) => paintRidge(context, size, ridge, index))
}

function paintOrb(context: Context, { width, height }: Size, orb: NonNullable<Backdrop['orb']>): void {
  const [x, y, r] = [orb.x * width, orb.y * height, orb.r * Math.min(width, height)]
  const halo = context.createRadialGradient(x, y, r * 0.4, x, y, r * 3.4)
  halo.addColorStop(0, orb.colour)
  halo.addColorStop(0.3, `${orb.colour}55`)
  halo.addColorStop(1, `${orb.colour}00`)
  context.fillStyle = halo
  context.fillRect(0, 0, width, height)
  context.fillStyle = orb.colour
  context.beginPath()
  context.arc(x, y, r, 0, Math.PI * 2)
  context.fill()
}

function paintSpecks(context: Context, { width, height }: Size, colour: string): void {
  context.fillStyle = colour
  for (let index = 0; index < 70; index++) {
    context.globalAlpha = 0.25 + spread(index + 0.7) * 0.6
    context.beginPath()
    context.arc(
      spread(index) * width,
      spread(index + 0.4) * height * 0.8,
      0.7 + spread(index + 0.2) * 1.6,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
  context.globalAlpha = 1
}

function paintRidge(context: Context, { width, height }: Size, { kind, y, colours }: Ridge, index: number): void {
  const top = y * height
  const paint = context.createLinearGradient(0, top - height * 0.1, 0, Math.min(height, top + height * 0.5))
  paint.addColorStop(0, colours[0])
  paint.addColorStop(1, colours[1])
  context.fillStyle = paint
  if (kind === 'terraces') {
    for (let step = 0; step < 7; step++) {
      context.globalAlpha = 1
      context.fillStyle = step % 2 === 0 ? colours[0] : colours[1]
      fillBelow(
        context,
        { width, height },
        (x) => top + step * height * 0.07 + Math.sin(x * 5 + step * 0.7) * height * 0.025,
      )
    }
    return
  }
  fillBelow(context, { width, height }, (x) => top - rise[kind](x, index) * height)
}

/** How high each kind of ridge stands at a place, as a part of the height. */
const rise: Readonly<Record<Ridge['kind'], (x: number, seed: number) => number>> = {
  hills: (x, seed) => 0.05 * Math.sin(x * 6 + seed * 2) + 0.03 * Math.sin(x * 13 + seed),
  peak: (x) => 0.36 * Math.exp(-Math.abs(x - 0.5) * 5.2) - (Math.abs(x - 0.5) < 0.035 ? 0.012 : 0),
  waves: (x, seed) => 0.012 * Math.sin(x * 34 + seed * 3) + 0.01 * Math.sin(x * 15),
  terraces: () => 0,
  roofs: (x, seed) =>
    Math.abs(((x * 7 + seed * 0.37) % 1) - 0.5) < 0.32 ? 0.05 + 0.05 * spread(Math.floor(x * 7 + seed * 0.37)) : 0.01,
  trees: (x, seed) => 0.03 + 0.05 * Math.abs(Math.sin(x * 21 + seed)) + 0.03 * Math.abs(Math.sin(x * 47 + seed * 2)),
}

function fillBelow(context: Context, { width, height }: Size, at: (x: number) => number): void {
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width; x += 3) context.lineTo(x, at(x / width))
  context.lineTo(width, at(1))
  context.lineTo(width, height)
  context.fill()
}
