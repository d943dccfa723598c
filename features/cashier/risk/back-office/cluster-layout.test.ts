import { expect, test } from 'vitest'
import { clusterLayout } from './cluster-layout.ts'

const size = { width: 800, height: 500 }
const nodes = Array.from({ length: 30 }, (_, at) => ({ id: `n${at}` }))
const edges = nodes.slice(1).map(({ id }, at) => ({ from: id, to: `n${Math.floor(at / 4)}` }))

test('every node has a place inside the frame, and no two stand on one another', () => {
  const placed = clusterLayout(nodes, edges, size)
  expect(placed).toHaveLength(nodes.length)
  for (const { x, y } of placed) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(size.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(size.height)
  }
  const distances = placed.flatMap((a, at) => placed.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
  expect(Math.min(...distances)).toBeGreaterThan(8)
})

test('the same graph gives the same picture, and one node alone stands in the middle', () => {
  expect(clusterLayout(nodes, edges, size)).toEqual(clusterLayout(nodes, edges, size))
  expect(clusterLayout([{ id: 'a' }], [], size)).toEqual([{ id: 'a', x: 400, y: 250 }])
})
