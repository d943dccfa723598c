import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepUnchanged } from './keep-unchanged.ts'

const trees = fc.jsonValue({ maxDepth: 4 })

test('what comes out says what came in, whatever was there before', () => {
  fc.assert(
    fc.property(trees, trees, (before, next) => {
      expect(keepUnchanged(before, next)).toStrictEqual(next)
    }),
  )
})

test('an equal value is the value before, and so is every equal part of a changed one', () => {
  const before = { coin: 1, tags: ['a'], levels: [{ need: 1 }, { need: 2 }], none: undefined }
  expect(keepUnchanged(before, structuredClone(before))).toBe(before)
  const after = keepUnchanged(before, { ...structuredClone(before), coin: 2, levels: [{ need: 1 }, { need: 3 }] })
  expect(after).toEqual({ ...before, coin: 2, levels: [{ need: 1 }, { need: 3 }] })
  expect([after.tags === before.tags, after.levels[0] === before.levels[0]]).toEqual([true, true])
})

test.each([
  ['a key more', { a: 1 }, { a: 1, b: undefined }],
  ['a key less', { a: 1, b: undefined }, { a: 1 }],
  ['another key', { a: undefined }, { b: undefined }],
  ['a list for an object', { 0: 'a' }, ['a']],
  ['nothing for something', { a: {} }, { a: null }],
] as const)('%s is a change', (_what, before, next) => {
  expect(keepUnchanged(before, next)).toStrictEqual(next)
  expect(keepUnchanged(before, next)).not.toBe(before)
})
