import { expect, test } from 'vitest'
import { areas } from '../areas.ts'
import { findAreas } from './find-areas.ts'

test.each([
  ['with', ['Withdrawals']],
  ['CLOSE daily', ['Daily close']],
  ['game p', ['Game providers']],
  ['zzz', []],
])('"%s" finds the areas whose words begin with it', (text, labels) => {
  expect(findAreas(areas, text).map(({ label }) => label)).toEqual(labels)
})

test('without a text all areas are listed', () => {
  expect(findAreas(areas, ' ')).toHaveLength(areas.length)
})
