import { expect, test } from 'vitest'
import { versionChanges } from './version-changes.ts'

test('every different field is listed with both values, rows by their number', () => {
  const before = { betRate: 1, rows: [{ pesos: 10 }, { pesos: 20 }], note: 'a', gone: true }
  const after = { betRate: 3, rows: [{ pesos: 10 }, { pesos: 25 }, { pesos: 30 }], note: 'a' }
  expect(versionChanges(before, after)).toEqual([
    { path: 'betRate', before: '1', after: '3' },
    { path: 'rows.2.pesos', before: '20', after: '25' },
    { path: 'rows.3.pesos', before: '–', after: '30' },
    { path: 'gone', before: 'true', after: '–' },
  ])
})

test.each([
  [{}, {}],
  [null, {}],
  [{ a: null }, {}],
  [{ a: '' }, {}],
  [{ a: [1] }, { a: [1] }],
])('%j and %j are the same', (before, after) => {
  expect(versionChanges(before, after)).toEqual([])
})
