import { element } from '#games/client/element.ts'
import type { Stage } from '#games/client/scene.ts'
import { type Context, paintShapes, type Place } from './paint.ts'
import { cutTable, paintTable, type TableSize } from './paint-table.ts'

/** What the place feels with the player: nothing yet, what the last cards are, or a win. */
type Mood = 'calm' | 'tense' | 'glad'

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
  const sheets = { view: createSheet('view'), lights: createSheet('lights'), host: createSheet('host') }
  const { view, lights, host } = sheets
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
    paintSheets(sheets, place, { width, height, top })
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

type Sheets = Readonly<Record<'view' | 'lights' | 'host', ReturnType<typeof createSheet>>>

function paintSheets({ view, lights, host }: Sheets, place: Place, table: TableSize): void {
  const { width, height, top } = table
  const { paint: paintView, paintLights, host: shapes } = place
  const unit = top / unitsHigh
  const size = { reach: width / 2 / unit, depth: height / unit }
  const inUnits = (context: Context): void => {
    context.translate(width / 2, 0)
    context.scale(unit, unit)
  }
  view.paint({ width, height, density: densities.view }, (context) => {
    inUnits(context)
    paintView(context, size)
  })
  lights.paint({ width, height, density: densities.lights }, (context) => {
    inUnits(context)
    paintLights(context, size)
  })
  view.add((context) => paintTable(context, table, place.table))
  lights.add((context) => cutTable(context, table))
  host.canvas.hidden = top < hostRoomLeast
  host.paint({ width: top * hostWidth, height: top, density: densities.view }, (context) => {
    context.translate((top * hostWidth) / 2, top)
    context.scale(unit * hostScale, unit * hostScale)
    paintShapes(context, shapes)
  })
}

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
