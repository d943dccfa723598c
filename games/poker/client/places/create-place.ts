import { element } from '#games/client/element.ts'
import type { Stage } from '#games/client/scene.ts'
import { type Context, type Emblem, paintShapes, type Place } from './paint.ts'

/** What the place feels with the player: nothing yet, what the last cards are, or a win. */
export type Mood = 'calm' | 'tense' | 'glad'

/** Lights are soft: they need no more. */
const densities = { view: 2, lights: 0.5 } as const
const hostScale = 1.44
/** From the top of the scene to the table's edge. */
const unitsHigh = 100
/** A change that is smaller only stretches the picture: a button of two lines must not cost a frame a whole place. */
const stretchMost = 32
/** Where there is less, nobody would be recognised. */
const hostRoomLeast = 44

/** Painted once for each size: in a frame it is only moved and faded, which the compositor does alone. */
export function createPlace(
  { container, motion }: Pick<Stage, 'container' | 'motion'>,
  loadPlace: () => Promise<Place>,
) {
  const [view, lights, host] = [createSheet('view'), createSheet('lights'), createSheet('host')]
  const sky = element('div', { class: 'place-sky' }, host.canvas)
  const root = element('div', { class: 'place', 'aria-hidden': 'true' }, view.canvas, lights.canvas, sky)
  root.dataset['motion'] = motion.isReduced ? 'still' : 'free'
  container.prepend(root)
  let painted = { width: 0, height: 0 }
  const paint = (place: Place): void => {
    const [{ clientWidth: width, clientHeight: height }, top] = [root, sky.clientHeight]
    if (width === 0 || top === 0) return
    if (width === painted.width && Math.abs(height - painted.height) < stretchMost) return
    painted = { width, height }
    const { paint: paintView, paintLights, host: shapes, table } = place
    const unit = top / unitsHigh
    const size = { reach: width / 2 / unit, depth: height / unit }
    const inUnits = (context: Context): void => {
      context.translate(width / 2, 0)
      context.scale(unit, unit)
    }
    view.paint({ width, height, density: densities.view }, (context) => {
      context.save()
      inUnits(context)
      paintView(context, size)
      context.restore()
    })
    lights.paint({ width, height, density: densities.lights }, (context) => {
      inUnits(context)
      paintLights(context, size)
    })
    view.add((context) => paintTable(context, { width, height, top }, table))
    lights.add((context) => cutTable(context, { width, height, top }))
    host.canvas.hidden = top < hostRoomLeast
    host.paint({ width: top * hostWidth, height: top, density: densities.view }, (context) => {
      context.translate((top * hostWidth) / 2, top)
      context.scale(unit * hostScale, unit * hostScale)
      paintShapes(context, shapes)
    })
  }
  void loadPlace().then((place) => new ResizeObserver(() => paint(place)).observe(root))
  return {
    feel(mood: Mood): void {
      root.dataset['mood'] = mood
    },
    /** Whoever deals bends over the table. */
    lean(): void {
      if (motion.isReduced) return
      host.canvas.animate([{}, { transform: 'translateY(5%)' }, {}], {
        duration: motion.ms(700),
        easing: 'ease-in-out',
      })
    },
  }
}

const hostWidth = 0.92

type Fit = { readonly width: number; readonly height: number; readonly density: number }

function createSheet(name: string) {
  const canvas = element('canvas', { class: `place-${name}` })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no canvas')
  const add = (draw: (context: Context) => void): void => {
    context.save()
    draw(context)
    context.restore()
  }
  return {
    canvas,
    add,
    paint({ width, height, density }: Fit, draw: (context: Context) => void): void {
      const points = Math.min(devicePixelRatio, density)
      canvas.width = Math.ceil(width * points)
      canvas.height = Math.ceil(height * points)
      context.setTransform(points, 0, 0, points, 0, 0)
      add(draw)
    },
  }
}

type TableSize = { readonly width: number; readonly height: number; readonly top: number }

/** Its edge lies highest in the middle; a wide scene shows the place beside it. */
function tableEdge({ width, height, top }: TableSize, inset: number): Path2D {
  const fall = width > height * 1.1 ? height * 0.3 : height * 0.06
  const [middle, y] = [width / 2, top + inset]
  const path = new Path2D()
  path.moveTo(inset - 24, height + 24)
  path.lineTo(inset - 24, y + fall)
  path.bezierCurveTo(width * 0.12, y + fall * 0.2, width * 0.3, y, middle, y)
  path.bezierCurveTo(width * 0.7, y, width * 0.88, y + fall * 0.2, width + 24 - inset, y + fall)
  path.lineTo(width + 24 - inset, height + 24)
  path.closePath()
  return path
}

function paintTable(context: Context, size: TableSize, { rim, line, cloth, emblem }: Place['table']): void {
  const { width, height, top } = size
  context.shadowColor = '#000000a0'
  context.shadowBlur = 26
  context.fillStyle = shadesOf(context.createLinearGradient(0, top, 0, height), rim)
  context.fill(tableEdge(size, 0))
  context.shadowColor = 'transparent'
  const light = context.createRadialGradient(
    width / 2,
    top,
    0,
    width / 2,
    top + height * 0.2,
    Math.max(width, height) * 0.72,
  )
  context.fillStyle = shadesOf(light, cloth)
  context.fill(tableEdge(size, 9))
  context.strokeStyle = line
  context.lineWidth = 1.5
  context.stroke(tableEdge(size, 9))
  context.globalAlpha = 0.5
  context.stroke(tableEdge(size, 15))
  context.globalAlpha = 0.09
  context.fillStyle = line
  context.translate(width / 2, (top + height) / 2)
  context.scale(Math.min(width, height - top) / 130, Math.min(width, height - top) / 130)
  context.fill(turnedAround(emblem))
}

function turnedAround({ d, times }: Emblem): Path2D {
  const [whole, part] = [new Path2D(), new Path2D(d)]
  for (let turn = 0; turn < times; turn++) whole.addPath(part, new DOMMatrix().rotate((turn * 360) / times))
  return whole
}

function cutTable(context: Context, size: TableSize): void {
  context.globalCompositeOperation = 'destination-out'
  context.globalAlpha = 0.72
  context.fill(tableEdge(size, 0))
}

function shadesOf(gradient: CanvasGradient, colours: readonly string[]): CanvasGradient {
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour)
  return gradient
}
