import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runSeeds } from './run-seeds.ts'
import { shrink } from './shrink.ts'
import { planOf } from './step.ts'
import { huntBug } from './teeth/hunt-bug.ts'
import { plantedBugs, withBug } from './teeth/planted-bugs.ts'

const root = join(import.meta.dirname, '..', '..')

test('whatever players, provider and crashes do in twelve seeds, everything holds that always holds', async () => {
  const { failure, seeds } = await runSeeds({ first: 1, count: 12 })
  expect(failure).toBeUndefined()
  expect(seeds).toBe(12)
})

test('a seed is always the same plan, and another seed another', () => {
  expect(planOf(42)).toEqual(planOf(42))
  expect(planOf(42)).not.toEqual(planOf(43))
})

test('a failing run is shrunk to its minimal steps', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index)
  const fails = async (left: readonly number[]): Promise<boolean> => left.includes(17) && left.includes(44)
  expect(await shrink(numbers, fails)).toEqual([17, 44])
})

describe('planted bugs', () => {
  test.each(plantedBugs)('$name fits the source', ({ edits }) => {
    for (const edit of edits) {
      const source = readFileSync(join(root, edit.file), 'utf8')
      expect(withBug(source, [edit])).not.toBe(source)
    }
  })

  // The rest by `npm run simulate:teeth`.
  test.each(['idempotency-outside', 'no-tombstone', 'stale-sequence'])('%s is found', async (name) => {
    const bug = plantedBugs.find((each) => each.name === name)
    expect(bug && (await huntBug(bug, 20))).toMatchObject({ violation: expect.stringContaining('') as string })
  })
})
