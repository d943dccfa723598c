import { expect, test } from 'vitest'
import { contentChanges } from './content-changes.ts'
import { rebaseEntries } from './rebase-entries.ts'

const a = { id: 1, title: 'A', sort: 1 }
const b = { id: 2, title: 'B', sort: 2 }

test('a difference names entry and field, and a new order is one change', () => {
  expect(
    contentChanges(
      'ads',
      [a, b],
      [
        { ...b, sort: 1 },
        { ...a, sort: 2, title: 'A new one' },
        { id: 3, title: 'C', sort: 3 },
      ],
    ),
  ).toEqual([
    { name: 'New', before: undefined, after: 'C' },
    { name: 'A new one: title', before: 'A', after: 'A new one' },
    { name: 'Order', before: 'A, B', after: 'B, A new one' },
  ])
  expect(contentChanges('ads', [a, b], [a])).toEqual([{ name: 'Removed', before: 'B', after: undefined }])
  expect(contentChanges('services', { queue: [a, b] }, { queue: [b, a] })).toMatchObject([{ name: 'Order' }])
  expect(contentChanges('ads', [a, b], [a, b])).toEqual([])
  const [banner, popup] = [
    { ...a, place: 'banner' },
    { ...b, place: 'popup', sort: 1 },
  ]
  expect(contentChanges('ads', [banner, popup], [popup, banner])).toEqual([])
})

test('typed changes apply on top of a colleague’s newer version', () => {
  const mine = [{ ...a, title: 'mine' }, b, { id: 4, title: 'new here', sort: 3 }]
  const theirs = [
    { ...a, title: 'theirs' },
    { ...b, title: 'theirs' },
    { id: 3, title: 'new there', sort: 3 },
  ]
  expect(rebaseEntries('ads', { base: [a, b], mine, theirs })).toEqual([
    { ...a, title: 'mine' },
    { ...b, title: 'theirs' },
    { id: 3, title: 'new there', sort: 3 },
    { id: 4, title: 'new here', sort: 3 },
  ])
  expect(rebaseEntries('ads', { base: [a, b], mine: [a], theirs: [a, b] })).toEqual([a])
})
