import { expect, test } from 'vitest'
import { actName, catalogueChanges, changeName, changeText } from './catalogue-change.ts'

const linesOf = (before: unknown, after: unknown) =>
  catalogueChanges({ before, after }).map(
    ({ name, ...each }) => `${changeName(name)}: ${changeText(name, each.before)} → ${changeText(name, each.after)}`,
  )

test.each([
  ['a flag', { isInMaintenance: false }, { isInMaintenance: true }, ['Maintenance: No → Yes']],
  ['a position', { sort: 3 }, { sort: 1 }, ['Position: 3 → 1']],
  ['an order', { order: ['slots', 'fish'] }, { order: ['fish', 'slots'] }, ['Order: slots, fish → fish, slots']],
  ['weights by type', { slots: '1' }, { slots: '0.5' }, ['Slots: 1 → 0.5']],
  [
    'the games of a provider',
    {},
    { counts: { added: 2, gone: 0 }, added: ['a', 'b'], gone: [] },
    ['Games in all:  → Added 2, Withdrawn 0', 'Added:  → a, b'],
  ],
  ['nothing that was there before', null, { sort: 1 }, ['Position:  → 1']],
])('%s is shown in words', (_what, before, after, lines) => {
  expect(linesOf(before, after)).toEqual(lines)
})

test('an act is named, and an unknown one shows itself', () => {
  expect([actName('catalogue.maintain'), actName('catalogue.other')]).toEqual([
    'Maintenance changed',
    'catalogue.other',
  ])
})
