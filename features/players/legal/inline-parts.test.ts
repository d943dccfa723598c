import { expect, test } from 'vitest'
import { inlineParts } from './inline-parts.ts'

test('a text without links is one part', () => {
  expect(inlineParts('Plain (really) text.')).toEqual([{ kind: 'text', text: 'Plain (really) text.' }])
})

test('links are split from the text around them, in order', () => {
  expect(inlineParts('[A](/a) and [b@c.ph](mailto:b@c.ph).')).toEqual([
    { kind: 'link', label: 'A', target: '/a' },
    { kind: 'text', text: ' and ' },
    { kind: 'link', label: 'b@c.ph', target: 'mailto:b@c.ph' },
    { kind: 'text', text: '.' },
  ])
})

test('an empty text has no parts', () => {
  expect(inlineParts('')).toEqual([])
})
