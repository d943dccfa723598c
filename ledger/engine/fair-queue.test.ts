import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const queueOf = (...items: readonly string[]): FairQueue<string> => {
  const queue = new FairQueue<string>({ itemsMax: 100, itemsPerPlayerMax: 100 })
  for (const item of items) queue.add(BigInt(item.charCodeAt(0)), item)
  return queue
}
const players = (...names: readonly string[]): bigint[] => names.map((name) => BigInt(name.charCodeAt(0)))

test('a player with many items leaves room for the others', () => {
  expect(queueOf('a1', 'a2', 'a3', 'a4', 'b1', 'c1').take(4)).toEqual(['a1', 'a2', 'b1', 'c1'])
})

test('the items of one player come in their order and are not taken while earlier ones are worked on', () => {
  const queue = queueOf('a1', 'a2', 'b1')
  expect(queue.take(1)).toEqual(['a1'])
  expect(queue.take(5)).toEqual(['b1'])
  expect(queue.take(5)).toEqual([])
  queue.release(players('a'))
  expect(queue.take(5)).toEqual(['a2'])
})

test('a player whose item is done queues up behind those who wait', () => {
  const queue = queueOf('a1', 'a2', 'b1', 'c1')
  queue.take(1)
  queue.release(players('a'))
  expect(queue.take(2)).toEqual(['b1', 'c1'])
})

test('an item that arrives while its player is worked on waits for the release', () => {
  const queue = queueOf('a1')
  queue.take(1)
  queue.add(BigInt('a'.charCodeAt(0)), 'a2')
  expect(queue.hasReady).toBe(false)
  queue.release(players('a'))
  expect(queue.take(1)).toEqual(['a2'])
  queue.release(players('a'))
  expect(queue.hasReady).toBe(false)
})

test('there is room for so many items and no more, and it comes back', () => {
  const queue = new FairQueue<string>({ itemsMax: 3, itemsPerPlayerMax: 2 })
  expect([queue.add(1n, 'a'), queue.add(1n, 'b'), queue.add(1n, 'c')]).toEqual([true, true, false])
  expect([queue.add(2n, 'd'), queue.add(3n, 'e')]).toEqual([true, false])
  expect(queue.size).toBe(3)
  queue.take(3)
  expect(queue.size).toBe(0)
  expect(queue.add(3n, 'e')).toBe(false)
  queue.release([1n])
  expect(queue.add(3n, 'e')).toBe(true)
})
