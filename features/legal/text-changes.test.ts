import { expect, test } from 'vitest'
import { textChanges } from './text-changes.ts'

test.each([
  { what: 'nothing', before: 'One.\n\nTwo.', after: 'One.\n\nTwo.', added: [], removed: [] },
  { what: 'a line broken elsewhere', before: 'One and\ntwo.', after: 'One\nand two.', added: [], removed: [] },
  { what: 'a new paragraph', before: 'One.', after: 'One.\n\nTwo.', added: ['Two.'], removed: [] },
  { what: 'a changed one', before: 'One.\n\nTwo.', after: 'One.\n\nThree.', added: ['Three.'], removed: ['Two.'] },
  { what: 'one that stands twice', before: 'One.', after: 'One.\n\nOne.', added: ['One.'], removed: [] },
])('$what is what changes', ({ before, after, added, removed }) => {
  expect(textChanges(before, after)).toEqual({ added, removed })
})
