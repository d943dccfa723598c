import { exitsOf, type Graph, startStep, type Step } from '../graph.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export const nodeWidth = 184
export const nodeHeight = 92
const gapX = 28
const gapY = 44
const laneWidth = 14

export type PlacedNode = { readonly id: string; readonly x: number; readonly y: number }
export type DrawnLine = {
  readonly key: string
  readonly path: string
  readonly label: string
  readonly x: number
  readonly y: number
}
export type Drawing = {
  readonly nodes: readonly PlacedNode[]
  readonly lines: readonly DrawnLine[]
  readonly width: number
  readonly height: number
}

export type Exit = { readonly to: string; readonly label: string }

/** Where a step leads, with what is written at each line. */
export function labelledExits(step: Step): readonly Exit[] {
  if (step.kind === 'condition')
    return [
      { to: step.yes, label: messages.yes },
      { to: step.no, label: messages.no },
    ]
  if (step.kind === 'split')
    return step.branches.map(({ percent, next }) => ({ to: next, label: formatMessage(messages.share, { percent }) }))
  return exitsOf(step).map((to) => ({ to, label: '' }))
}

/** Each step in a row below all steps that lead to it; what nothing leads to stands in the last row. */
export function drawingOf(graph: Graph): Drawing {
  const rows = Map.groupBy(rowsOf(graph), ({ row }) => row)
  const widest = Math.max(...[...rows.values()].map((row) => row.length))
  const width = widest * nodeWidth + (widest - 1) * gapX
  const nodes = [...rows].flatMap(([row, here]) => {
    const indent = (width - here.length * nodeWidth - (here.length - 1) * gapX) / 2
    return here.map(({ id }, index) => ({
      id,
      x: indent + index * (nodeWidth + gapX),
      y: row * (nodeHeight + gapY),
    }))
  })
  const height = (Math.max(...rows.keys()) + 1) * (nodeHeight + gapY) - gapY
  const lines = linesOf(graph, nodes, width + laneWidth)
  const lanes = lines.filter(({ path }) => path.includes('H')).length
  return { nodes, lines, width: width + (lanes === 0 ? 0 : (lanes + 1) * laneWidth), height }
}

function rowsOf(graph: Graph): readonly { readonly id: string; readonly row: number }[] {
  const depth = depthsOf(graph)
  const used = [...new Set(depth.values())].toSorted((a, b) => a - b)
  return [startStep, ...graph.steps.map(({ id }) => id)].map((id) => {
    const at = depth.get(id)
    return { id, row: at === undefined ? used.length : used.indexOf(at) }
  })
}

/** The longest way to each step. A loop would make it endless: no way is longer than there are steps. */
function depthsOf({ first, steps }: Graph): ReadonlyMap<string, number> {
  const ids = new Set(steps.map(({ id }) => id))
  const ways = [
    { from: startStep, to: first },
    ...steps.flatMap((step) => exitsOf(step).map((to) => ({ from: step.id, to }))),
  ].filter(({ to }) => ids.has(to))
  const depth = new Map([[startStep, 0]])
  for (let round = 0; round < steps.length; round += 1)
    for (const { from, to } of ways) {
      const at = depth.get(from) ?? steps.length
      if (at < steps.length) depth.set(to, Math.max(depth.get(to) ?? 0, at + 1))
    }
  return depth
}

function linesOf(graph: Graph, nodes: readonly PlacedNode[], laneFrom: number): readonly DrawnLine[] {
  const places = new Map(nodes.map((node) => [node.id, node]))
  let lanes = 0
  const from = (id: string, exits: readonly Exit[]) =>
    exits.flatMap(({ to, label }, index): readonly DrawnLine[] => {
      const [begin, end] = [places.get(id), places.get(to)]
      if (begin === undefined || end === undefined) return []
      const ends = { begin, end, place: (index + 1) / (exits.length + 1) }
      const isNext = end.y - begin.y === nodeHeight + gapY
      const path = isNext ? straightPath(ends) : aroundPath(ends, laneFrom + lanes * laneWidth)
      lanes += isNext ? 0 : 1
      return [
        { key: `${id} ${index} ${to}`, label, path, x: begin.x + nodeWidth * ends.place, y: begin.y + nodeHeight + 15 },
      ]
    })
  return [
    ...from(startStep, [{ to: graph.first, label: '' }]),
    ...graph.steps.flatMap((step) => from(step.id, labelledExits(step))),
  ]
}

type Ends = {
  readonly begin: PlacedNode
  readonly end: PlacedNode
  /** Where along the lower edge it begins. */
  readonly place: number
}

function straightPath({ begin, end, place }: Ends): string {
  const [x1, y1] = [begin.x + nodeWidth * place, begin.y + nodeHeight]
  const [x2, y2] = [end.x + nodeWidth / 2, end.y]
  const bend = gapY / 2
  return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`
}

/** Beside all steps, so that a line that passes rows does not seem to end at a step in between. */
function aroundPath({ begin, end, place }: Ends, lane: number): string {
  const [x1, y1] = [begin.x + nodeWidth * place, begin.y + nodeHeight]
  return `M${x1} ${y1}V${y1 + gapY / 2}H${lane}V${end.y + nodeHeight / 2}H${end.x + nodeWidth}`
}
