import { expect, test } from 'vitest'
import { recalled } from './recalled.ts'

test('what is asked again is not computed again, as long as it is among the last answers', () => {
  const computed: number[] = []
  const twice = recalled((n: number) => {
    computed.push(n)
    return 2 * n
  }, 2)
  expect([1, 2, 1, 2, 3, 3, 1].map(twice)).toEqual([2, 4, 2, 4, 6, 6, 2])
  expect(computed).toEqual([1, 2, 3, 1])
})
