import type { Moment } from './table-face.ts'

const turn = Math.PI * 2
type Paint = CanvasRenderingContext2D
type HallCanvas = Pick<Moment, 'context' | 'width' | 'height'>

/** Where the table's edge lies, from the top. */
export const tableTop = 0.52

/**
 * A hall at night: lanterns out of focus, whoever deals behind the table, and the felt in front. Outlines and fills are made once
 * for each size: what is made in every frame is garbage, and a large collection of it would come in the middle of a round.
 */
export function createHall(): (moment: Moment) => void {
  const figure = createFigure()
  let made: HallScenery | undefined
  return (moment) => {
    const { context, width, height } = moment
    if (made?.width !== width || made.height !== height) made = makeFor(moment)
    context.fillStyle = made.night
    context.fillRect(0, 0, width, height)
    paintLanterns(moment, made)
    paintDealer(moment, figure)
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
  readonly felt: Felt
}

function makeFor({ context, width, height }: HallCanvas): HallScenery {
  const behind = { x: width / 2, y: height * 0.3, radius: height * 0.75, colour: '#ffb86a40' }
  return {
    width,
    height,
    night: wash(context, [0, height], ['#12202e', '#24163f', '#170d26']),
    lanterns: lanternsOf({ context, width, height }),
    behind: glowOf(context, behind),
    felt: feltOf({ context, width, height }),
  }
}

function lanternsOf({ context, width, height }: HallCanvas): readonly Lantern[] {
  const hues = ['#ff8f4a', '#ffcf5f', '#ff5f8a', '#5fd0ff']
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

function feltOf({ context, width, height }: HallCanvas): Felt {
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
    wood: wash(context, [top, height], ['#8a5226', '#4d2710']),
    cloth: wash(context, [top, height], ['#16805a', '#0d5540', '#083a2d']),
    rims: [rim(0), rim(height * 0.04), rim(height * 0.075)],
    light: glowOf(context, { x: middle, y: height * 0.8, radius: height * 0.6, colour: '#8affc826' }),
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

/** The dealer is drawn on a sheet of this height. */
const figureHeight = 100

const outlines = {
  body: 'M-25 8C-26 -8 -22 -15 -9 -18L-5 -22H5L9 -18C22 -15 26 -8 25 8z',
  neck: 'M-4.6 -26H4.6V-19C3 -15 -3 -15 -4.6 -19z',
  head: 'M-8 -36C-8 -46 8 -46 8 -36C8 -28 4 -23.5 0 -23.5C-4 -23.5 -8 -28 -8 -36z',
  hair: 'M-9 -34C-11 -50 11 -50 9 -34C8 -39 5 -41 2 -41.5C-3 -42 -7 -40 -9 -34z',
  barong: 'M-5 -19L0 -12L5 -19M0 -12V6M-3.5 -9V4M3.5 -9V4',
} as const

/** A silhouette in a barong, lit from behind. */
function createFigure() {
  const { body, neck, head, hair, barong } = outlines
  let bodyFill: CanvasGradient | undefined
  return {
    parts: [
      { path: new Path2D(neck), fill: '#3a2a50' },
      { path: new Path2D(head), fill: '#43305c' },
      { path: new Path2D(hair), fill: '#150c22' },
    ],
    body: new Path2D(body),
    barong: new Path2D(barong),
    bodyFill: (context: Paint): CanvasGradient =>
      (bodyFill ??= wash(context, [-44, 10], ['#4a3a63', '#2a1e44', '#170f2b'])),
  }
}

/** The hands go to the table when the result comes. */
function paintDealer({ context, width, height, seconds, part }: Moment, figure: ReturnType<typeof createFigure>): void {
  const unit = height / figureHeight
  const reach = part > 0 && part < 0.3 ? Math.sin((part / 0.3) * Math.PI) : 0
  context.save()
  context.translate(
    width / 2 + Math.sin(seconds * 0.7) * unit * 0.6,
    height * tableTop + Math.sin(seconds * 1.3) * unit * 0.3,
  )
  context.scale(unit, unit)
  context.lineJoin = 'round'
  context.strokeStyle = '#ffc98a73'
  context.lineWidth = 0.8
  context.fillStyle = figure.bodyFill(context)
  context.fill(figure.body)
  context.stroke(figure.body)
  for (const { path, fill } of figure.parts) {
    context.fillStyle = fill
    context.fill(path)
    context.stroke(path)
  }
  context.lineWidth = 0.6
  context.strokeStyle = '#ffe3b366'
  context.stroke(figure.barong)
  paintArm(context, reach, -1)
  paintArm(context, reach, 1)
  context.restore()
}

function paintArm(context: Paint, reach: number, side: 1 | -1): void {
  const [handX, handY] = [20 - reach * 11, 9 + reach * 7]
  context.save()
  context.scale(side, 1)
  context.strokeStyle = '#2e2149'
  context.lineWidth = 8
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(22, -6)
  context.quadraticCurveTo(31, 2, handX, handY)
  context.stroke()
  context.fillStyle = '#7a5a62'
  context.beginPath()
  context.ellipse(handX - 2, handY, 5, 3, 0.2, 0, turn)
  context.fill()
  context.restore()
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
