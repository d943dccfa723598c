export type GraphNode = { readonly id: string }
export type GraphEdge = { readonly from: string; readonly to: string }
export type NodePosition = { readonly id: string; readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }

type Point = { readonly x: number; readonly y: number }

const rounds = 220
const margin = 56
/** The golden angle, which never repeats a direction. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/**
 * A deterministic force-directed layout: nodes repel each other, ties attract, and everything is drawn to the centre.
 */
export function clusterLayout(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
  size: Size,
): readonly NodePosition[] {
  let points = new Map(nodes.map(({ id }, at) => [id, beginning(at, size)]))
  const ideal = Math.sqrt((size.width * size.height) / Math.max(1, nodes.length)) * 0.75
  for (let round = 0; round < rounds; round++) {
    const heat = (1 - round / rounds) * (ideal / 4)
    points = new Map(
      [...points].map(([id, point]) => [id, stepped(point, forceOn(id, { points, edges, ideal, size }), heat)]),
    )
  }
  return fitted(points, size)
}

function beginning(at: number, { width, height }: Size): Point {
  const distance = 12 * Math.sqrt(at)
  return { x: width / 2 + distance * Math.cos(at * goldenAngle), y: height / 2 + distance * Math.sin(at * goldenAngle) }
}

type World = {
  readonly points: ReadonlyMap<string, Point>
  readonly edges: readonly GraphEdge[]
  readonly ideal: number
  readonly size: Size
}

function forceOn(id: string, { points, edges, ideal, size }: World): Point {
  const here = points.get(id) ?? { x: 0, y: 0 }
  const pushes = [...points].filter(([other]) => other !== id).map(([, there]) => away(here, there, ideal))
  const pulls = edges.flatMap(({ from, to }) => {
    const there = points.get(from === id ? to : from)
    return (from === id || to === id) && there ? [towards(here, there, ideal)] : []
  })
  const middle = { x: (size.width / 2 - here.x) * 0.02, y: (size.height / 2 - here.y) * 0.04 }
  return [...pushes, ...pulls, middle].reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }))
}

function away(here: Point, there: Point, ideal: number): Point {
  const [x, y] = [here.x - there.x, here.y - there.y]
  const squared = Math.max(1, x * x + y * y)
  const strength = (ideal * ideal) / squared
  return { x: x * strength * 0.12, y: y * strength * 0.12 }
}

function towards(here: Point, there: Point, ideal: number): Point {
  const [x, y] = [there.x - here.x, there.y - here.y]
  const strength = Math.hypot(x, y) / ideal
  return { x: x * strength * 0.35, y: y * strength * 0.35 }
}

function stepped(point: Point, force: Point, heat: number): Point {
  const length = Math.hypot(force.x, force.y)
  const scale = length > heat ? heat / length : 1
  return { x: point.x + force.x * scale, y: point.y + force.y * scale }
}

/** Scaled to the frame, with space for labels at its edges. */
function fitted(points: ReadonlyMap<string, Point>, { width, height }: Size): readonly NodePosition[] {
  const all = [...points.values()]
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const scaled = (value: number, values: readonly number[], length: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return most - least < 1 ? length / 2 : margin + ((value - least) / (most - least)) * (length - 2 * margin)
  }
  return [...points].map(([id, { x, y }]) => ({ id, x: scaled(x, xs, width), y: scaled(y, ys, height) }))
}
