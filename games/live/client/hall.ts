import { createDealer, viewUnits } from './dealer.ts'
import type { Moment, TableFace } from './table-face.ts'

const turn = Math.PI * 2
type Paint = CanvasRenderingContext2D
type HallCanvas = Pick<Moment, 'context' | 'width' | 'height'>

/** Where the table's edge lies, from the top. */
export const tableTop = 0.52

/**
 * A hall at night: lanterns out of focus, whoever deals behind the table, and the felt in front. Outlines and fills are made once
 * for each size: what is made in every frame is garbage, and a large collection of it would come in the middle of a round.
 */
export function createHall({ dealerAt = 0.5 }: Pick<TableFace, 'dealerAt'>): (moment: Moment) => void {
  let made: HallScenery | undefined
  return (moment) => {
    const { context, width, height } = moment
    if (made?.width !== width || made.height !== height) made = makeFor(moment, dealerAt)
    context.fillStyle = made.night
    context.fillRect(0, 0, width, height)
    paintLanterns(moment, made)
    paintDealer(moment, made)
    paintFelt(moment, made.felt)
  }
}

type Glow = { readonly x: number; readonly y: number; readonly radius: number; readonly fill: CanvasGradient }
type Lantern = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly hue: string
  readonly glow: Glow
}
type Felt = {
  readonly wood: CanvasGradient
  readonly cloth: CanvasGradient
  readonly rims: readonly [wood: Path2D, cloth: Path2D, line: Path2D]
  readonly light: Glow
}
type HallScenery = {
  readonly width: number
  readonly height: number
  readonly night: CanvasGradient
  readonly lanterns: readonly Lantern[]
  readonly behind: Glow
  readonly dealer: ReturnType<typeof createDealer>
  readonly dealerX: number
  readonly felt: Felt
}

/** The colours of a title's hall stand in its style sheet. */
type Look = (name: string) => string[]
function lookOf({ canvas }: Paint): Look {
  const style = getComputedStyle(canvas)
  return (name) => style.getPropertyValue(`--hall-${name}`).trim().split(' ')
}

function makeFor({ context, width, height }: HallCanvas, dealerAt: number): HallScenery {
  const look = lookOf(context)
  const dealerX = width * dealerAt
  const behind = { x: dealerX, y: height * 0.3, radius: height * 0.75, colour: '#ffb86a40' }
  return {
    width,
    height,
    night: wash(context, [0, height], look('night')),
    lanterns: lanternsOf({ context, width, height }, look('lanterns')),
    behind: glowOf(context, behind),
    dealer: createDealer(sizeOfDealer({ width, height }), look('dress')),
    dealerX,
    felt: feltOf({ context, width, height }, look),
  }
}

function lanternsOf({ context, width, height }: HallCanvas, hues: readonly string[]): readonly Lantern[] {
  const count = Math.max(7, Math.round(width / 58))
  return Array.from({ length: count }, (_, index) => {
    const size = height * (0.05 + 0.035 * Math.abs(Math.sin(index * 3.7)))
    const hue = hues[index % hues.length] ?? '#ffcf5f'
    return {
      x: ((index + 0.5) / count) * width + Math.sin(index * 5.1) * 12,
      y: height * (0.1 + 0.13 * Math.abs(Math.sin(index * 2.3))),
      size,
      hue,
      glow: glowOf(context, { x: 0, y: 0, radius: size * 3, colour: `${hue}4d` }),
    }
  })
}

function feltOf({ context, width, height }: HallCanvas, look: Look): Felt {
  const [top, middle] = [height * tableTop, width / 2]
  const half = Math.max(width * 0.62, height * 0.9)
  const rim = (inset: number): Path2D => {
    const path = new Path2D()
    path.moveTo(middle - half, height + 20)
    path.bezierCurveTo(middle - half * 0.86, top + inset, middle - half * 0.4, top + inset, middle, top + inset)
    path.bezierCurveTo(middle + half * 0.4, top + inset, middle + half * 0.86, top + inset, middle + half, height + 20)
    return path
  }
  return {
    wood: wash(context, [top, height], look('wood')),
    cloth: wash(context, [top, height], look('cloth')),
    rims: [rim(0), rim(height * 0.04), rim(height * 0.075)],
    light: glowOf(context, { x: middle, y: height * 0.8, radius: height * 0.6, colour: '#ffffff1c' }),
  }
}

function wash(context: Paint, [from, to]: readonly [number, number], colours: readonly string[]): CanvasGradient {
  const fill = context.createLinearGradient(0, from, 0, to)
  for (const [index, colour] of colours.entries()) fill.addColorStop(index / (colours.length - 1), colour)
  return fill
}

type GlowSpot = { readonly x: number; readonly y: number; readonly radius: number; readonly colour: string }

function glowOf(context: Paint, { x, y, radius, colour }: GlowSpot): Glow {
  const fill = context.createRadialGradient(x, y, 0, x, y, radius)
  fill.addColorStop(0, colour)
  fill.addColorStop(1, 'transparent')
  return { x, y, radius, fill }
}

function paintGlow(context: Paint, { x, y, radius, fill }: Glow): void {
  context.fillStyle = fill
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

function paintLanterns({ context, seconds }: Moment, { lanterns, behind }: HallScenery): void {
  for (const [index, { x, y, size, hue, glow }] of lanterns.entries()) {
    context.save()
    context.translate(x, y + Math.sin(seconds * 0.4 + index * 1.7) * 3)
    paintGlow(context, glow)
    context.globalAlpha = 0.5
    context.fillStyle = hue
    context.beginPath()
    context.arc(0, 0, size * 0.62, 0, turn)
    context.fill()
    context.restore()
  }
  paintGlow(context, behind)
}

/** In a high and narrow view nobody grows beyond it. */
const sizeOfDealer = ({ width, height }: Pick<Moment, 'width' | 'height'>): number => Math.min(height, width * 0.78)

/** Whoever deals breathes, and leans to the table when the result comes. */
function paintDealer({ context, width, height, seconds, part }: Moment, { dealer, dealerX }: HallScenery): void {
  const unit = sizeOfDealer({ width, height }) / viewUnits
  const reach = part > 0 && part < 0.3 ? Math.sin((part / 0.3) * Math.PI) : 0
  dealer({
    context,
    x: dealerX + Math.sin(seconds * 0.7) * unit * 0.6,
    y: height * tableTop + Math.sin(seconds * 1.3) * unit * 0.3,
    reach,
    seconds,
  })
}

function paintFelt({ context }: Moment, { wood, cloth, rims: [outer, inner, line], light }: Felt): void {
  context.fillStyle = wood
  context.fill(outer)
  context.fillStyle = cloth
  context.fill(inner)
  context.strokeStyle = '#ffd98a55'
  context.lineWidth = 1.5
  context.stroke(line)
  paintGlow(context, light)
}
