import { expect, test } from 'vitest'
import { exitsOf, type Graph, startStep } from '../graph.ts'
import { graphFaults } from '../rules.ts'
import { drawingOf, nodeHeight, nodeWidth } from './drawing.ts'
import { firstGraph, numberOf, withoutStep, withStepAfter } from './graph-draft.ts'
import { stepKinds } from './step-words.ts'

const exitsIn = (graph: Graph, id: string) => {
  const step = graph.steps.find((each) => each.id === id)
  return step === undefined ? undefined : exitsOf(step)
}
const shapeFaults = (graph: Graph) =>
  graphFaults(graph, new Map()).filter(({ why }) => /leads|reach|first step/.test(why))

test('a new campaign is connected, and holds back a tenth with quiet nights', () => {
  expect(shapeFaults(firstGraph)).toEqual([])
  expect(firstGraph).toMatchObject({ holdout: 10, quiet: { fromHour: 21, untilHour: 8 } })
})

test.each(stepKinds.filter((kind) => kind !== 'end'))('a step “%s” is added between two others', (kind) => {
  const { graph, id } = withStepAfter(firstGraph, 's1', kind)
  expect(exitsIn(graph, 's1')).toEqual([id])
  expect(new Set(exitsIn(graph, id))).toEqual(new Set(['s2']))
  expect(shapeFaults(graph)).toEqual([])
  expect(withoutStep(graph, id)).toEqual(firstGraph)
})

test('a step after the start becomes the first one', () => {
  const { graph, id } = withStepAfter(firstGraph, startStep, 'wait')
  expect(graph.first).toBe(id)
  expect(exitsIn(graph, id)).toEqual(['s1'])
})

test('steps stand below all that lead to them, side by side without touching', () => {
  const { graph } = withStepAfter(firstGraph, 's1', 'split')
  const branched = withStepAfter(graph, 's3', 'wait').graph
  const { nodes, lines, width } = drawingOf(branched)
  const rows = nodes.toSorted((a, b) => a.y - b.y).map(({ id }) => id)
  expect(rows).toEqual([startStep, 's1', 's3', 's4', 's2'])
  for (const one of nodes)
    for (const other of nodes.filter((node) => node !== one && node.y === one.y))
      expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(nodeWidth)
  expect(Math.max(...nodes.map(({ x }) => x)) + nodeWidth).toBeLessThanOrEqual(width)
  expect(lines).toHaveLength(1 + 1 + 2 + 1)
})

test('a line that passes rows runs beside all steps', () => {
  const { graph } = withStepAfter(firstGraph, 's1', 'split')
  const { nodes, lines } = drawingOf(withStepAfter(graph, 's3', 'wait').graph)
  // The second branch of the split passes the wait's row, so it runs beside all steps.
  const around = lines.filter(({ path }) => path.includes('H'))
  expect(around.map(({ key }) => key)).toEqual(['s3 1 s2'])
  expect(Number(/H(\d+)V/.exec(around.map(({ path }) => path).join(''))?.[1])).toBeGreaterThan(
    Math.max(...nodes.map(({ x }) => x)) + nodeWidth,
  )
})

test('a loop is drawn, too', () => {
  const loop: Graph = {
    ...firstGraph,
    steps: [
      { kind: 'wait', id: 's1', hours: 1, next: 's1' },
      { kind: 'end', id: 's2' },
    ],
  }
  expect(drawingOf(loop).height).toBeGreaterThanOrEqual(2 * nodeHeight)
})

test('digits are read as typed, and everything else as nothing', () => {
  expect(['24', '1,000', '', 'x', '-5'].map(numberOf)).toEqual([24, 1000, 0, 0, 5])
})
