import { drawing } from '#games/client/element.ts'
import { bigRoad, type RoadResult } from './big-road.ts'
import { derivedRoad, type DerivedRoad } from './derived-road.ts'
import { layOutStreaks, type RoadPlace, roadRows, type RoadSide } from './lay-out-streaks.ts'

export type RoadName = 'bead' | 'big' | DerivedRoad
export type Letters = Readonly<Record<RoadSide | 'tie', string>>

/** A place of a road is so many units wide and high. */
const unit = 10
const sides = ['red', 'blue'] as const
const middle = ({ column, row }: RoadPlace) => ({ x: (column + 0.5) * unit, y: (row + 0.5) * unit })
type Shape = (place: RoadPlace) => string

const circle =
  (radius: number, [right, down]: readonly [right: number, down: number] = [0, 0]): Shape =>
  (place) => {
    const { x, y } = middle(place)
    return `M${x + right - radius} ${y + down}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`
  }
const stroke =
  (reach: number): Shape =>
  (place) => {
    const { x, y } = middle(place)
    return `M${x - reach} ${y + reach}L${x + reach} ${y - reach}`
  }
// Where the dots of pairs are: the banker's above, the player's below.
const pairDots = { red: circle(1.5, [-3, -3]), blue: circle(1.5, [3, 3]) } as const
const derivedShapes = { bigEye: circle(3.1), small: circle(3.9), cockroach: stroke(3.1) } as const

/** All marks of one look are one path: a hundred results are a handful of elements. */
const marks = (look: string, places: readonly RoadPlace[], shape: Shape): readonly SVGElement[] =>
  places.length === 0 ? [] : [drawing('path', { class: look, d: places.map(shape).join('') })]

/** One road with all its results, as wide as they need. */
export function drawRoad(road: RoadName, results: readonly RoadResult[], letters: Letters): SVGElement {
  if (road === 'bead') return beadPlate(results, letters)
  return road === 'big' ? bigRoadDrawing(results) : sheet(derivedMarks(road, derivedRoad(results, road)))
}

type RoadDrawing = { readonly places: readonly RoadPlace[]; readonly parts: readonly SVGElement[] }

function sheet({ places, parts }: RoadDrawing): SVGElement {
  const columns = Math.max(1, ...places.map(({ column }) => column + 1))
  const last = places.at(-1)
  const newest =
    last === undefined
      ? []
      : [drawing('rect', { class: 'newest', x: last.column * unit, y: last.row * unit, width: unit, height: unit })]
  const drawn = drawing(
    'svg',
    { class: 'road-marks', viewBox: `0 0 ${columns * unit} ${roadRows * unit}`, 'aria-hidden': 'true' },
    ...newest,
    ...parts,
  )
  drawn.style.setProperty('--columns', String(columns))
  return drawn
}

function beadPlate(results: readonly RoadResult[], letters: Letters): SVGElement {
  const beads = results.map((result, index) => ({
    ...result,
    column: Math.floor(index / roadRows),
    row: index % roadRows,
  }))
  const at = beads.map(middle)
  const text = drawing('text', { x: at.map(({ x }) => x).join(' '), y: at.map(({ y }) => y + 1.9).join(' ') })
  text.textContent = beads.map(({ end }) => letters[end]).join('')
  const parts = [
    ...(['red', 'blue', 'tie'] as const).flatMap((end) =>
      marks(
        `is-filled is-${end}`,
        beads.filter((bead) => bead.end === end),
        circle(4.4),
      ),
    ),
    text,
    ...pairMarks(beads),
  ]
  return sheet({ places: beads, parts })
}

function bigRoadDrawing(results: readonly RoadResult[]): SVGElement {
  const cells = bigRoad(results)
  const counts = cells
    .filter(({ ties }) => ties > 1)
    .map((cell) => {
      const { x, y } = middle(cell)
      const count = drawing('text', { class: 'is-count', x, y: y + 1.8 })
      count.textContent = String(cell.ties)
      return count
    })
  const rings = sides.flatMap((side) =>
    marks(
      `is-ring is-${side}`,
      cells.filter((cell) => cell.side === side),
      circle(3.6),
    ),
  )
  const tied = marks(
    'is-stroke is-tie',
    cells.filter(({ ties }) => ties > 0),
    stroke(3.4),
  )
  return sheet({ places: cells, parts: [...rings, ...tied, ...counts, ...pairMarks(cells)] })
}

type PairCell = RoadPlace & Pick<RoadResult, 'pairs'>

const pairMarks = (cells: readonly PairCell[]): readonly SVGElement[] =>
  sides.flatMap((side) =>
    marks(
      `is-dot is-${side}`,
      cells.filter(({ pairs = [] }) => pairs.includes(side)),
      pairDots[side],
    ),
  )

const derivedLook = { bigEye: 'is-ring', small: 'is-filled', cockroach: 'is-stroke' } as const

function derivedMarks(road: DerivedRoad, found: readonly RoadSide[]): RoadDrawing {
  const places = layOutStreaks(found).map((place, index) => ({ ...place, side: found[index] }))
  const parts = sides.flatMap((side) =>
    marks(
      `${derivedLook[road]} is-${side}`,
      places.filter((place) => place.side === side),
      derivedShapes[road],
    ),
  )
  return { places, parts }
}

/** One mark by itself, as the ask shows it. */
export function drawMark(road: DerivedRoad, side: RoadSide | undefined): SVGElement {
  const place = { column: 0, row: 0 }
  const parts = side === undefined ? [] : marks(`${derivedLook[road]} is-${side}`, [place], derivedShapes[road])
  return drawing('svg', { class: 'ask-mark', viewBox: `0 0 ${unit} ${unit}`, 'aria-hidden': 'true' }, ...parts)
}
