import { element } from '#games/client/element.ts'
import type { Stage } from '#games/client/scene.ts'
import { createSheet, densities, isStretched, type Sheet } from './create-sheet.ts'
import { type Context, type Mood, paintShapes, type Place } from './paint.ts'
import { cutTable, paintTable, type TableSize } from './paint-table.ts'

const hostScale = 1.44
/** From the top of the scene to the table's edge. */
const unitsHigh = 100
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
    if (isStretched(painted, { width, height })) return
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

type Sheets = Readonly<Record<'view' | 'lights' | 'host', Sheet>>

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
