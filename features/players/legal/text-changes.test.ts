import { expect, test } from 'vitest'
import { differingParts, textChanges } from './text-changes.ts'

test.each([
  { what: 'nothing', before: 'One.\n\nTwo.', after: 'One.\n\nTwo.', changes: [] },
  { what: 'a line broken elsewhere', before: 'One and\ntwo.', after: 'One\nand two.', changes: [] },
  { what: 'a new paragraph', before: 'One.', after: 'One.\n\nTwo.', changes: [{ after: 'Two.' }] },
  { what: 'one that went', before: 'One.\n\nTwo.', after: 'Two.', changes: [{ before: 'One.' }] },
  {
    what: 'a rewritten one beside what it was',
    before: 'One.\n\nTwo.\n\nLast.',
    after: 'One.\n\nThree.\n\nLast.',
    changes: [{ before: 'Two.', after: 'Three.' }],
  },
  { what: 'one that stands twice', before: 'One.', after: 'One.\n\nOne.', changes: [{ after: 'One.' }] },
  {
    what: 'two that changed places',
    before: 'One.\n\nTwo.',
    after: 'Two.\n\nOne.',
    changes: [{ before: 'One.' }, { after: 'One.' }],
  },
])('$what is what changes', ({ before, after, changes }) => {
  expect(textChanges(before, after)).toEqual(changes)
})

test('of a long paragraph only what differs is shown, with a few words around it', () => {
  const long = 'These words are the same in both of them, for quite a while. '.repeat(3)
  expect(differingParts(`${long}You have one account. ${long}`, `${long}You have one player account. ${long}`)).toEqual(
    {
      before: '… them, for quite a while. You have one account. These words are the same in …',
      after: '… them, for quite a while. You have one player account. These words are the same in …',
    },
  )
  expect(differingParts('One.', 'Two.')).toEqual({ before: 'One.', after: 'Two.' })
  expect(differingParts('aa', 'aaa')).toEqual({ before: 'aa', after: 'aaa' })
})
