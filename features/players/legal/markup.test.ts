import { describe, expect, test } from 'vitest'
import { legalDocumentIds } from './document.ts'
import { lineChanges } from './line-changes.ts'
import { loadDocument } from './load-document.ts'
import { markupOf, sectionsOf } from './markup.ts'
import { textFaults } from './text-faults.ts'

test.each(legalDocumentIds)('%s, written out and read again, is the text it was, and has no fault', async (id) => {
  const { sections, summary } = await loadDocument(id)
  const body = markupOf(sections)
  expect(sectionsOf(body)).toEqual({ sections, faults: [] })
  expect(textFaults({ summary, body })).toEqual([])
})

describe('a text is refused with the line', () => {
  const cases = [
    { what: 'that stands above the first heading', body: 'Words.', line: 1 },
    { what: 'of a heading without an anchor', body: '# Words', line: 1 },
    { what: 'of a heading that runs into its text', body: '# One {one}\nWords.', line: 1 },
    { what: 'of a list that runs into words', body: '# One {one}\n\nWords.\n- item', line: 3 },
    { what: 'of a table that is uneven', body: '# One {one}\n\n|: T\n| a | b\n| c', line: 3 },
    { what: 'of an operator that is neither', body: '# One {one}\n\n@nobody\nWords.', line: 3 },
    { what: 'that names what no operator sets', body: '# One {one}\n\nWords of {oprator}.', line: 3 },
    { what: 'whose link leads out of the house', body: '# One {one}\n\n[Here](https://example.com).', line: 3 },
    { what: 'whose link is half written', body: '# One {one}\n\nSee [here.', line: 3 },
    { what: 'of nothing at all', body: '', line: 0 },
    { what: 'of two sections with one anchor', body: '# One {one}\n\nA.\n\n# Two {one}\n\nB.', line: 0 },
    { what: 'of a section that some would find empty', body: '# One {one}\n\n@licensed\nA.', line: 0 },
  ]
  test.each(cases)('$what', ({ body, line }) => {
    expect(textFaults({ summary: 'What it is.', body })).toMatchObject([{ line }])
  })
})

describe('lineChanges', () => {
  test('keeps common lines in order, and marks added and removed ones', () => {
    expect(lineChanges('a\nb\nc', 'a\nx\nc\nd')).toEqual([
      { kind: 'same', text: 'a' },
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: 'c' },
      { kind: 'added', text: 'd' },
    ])
  })

  test('of two texts that differ by empty lines alone finds nothing', () => {
    expect(lineChanges('a\n\nb', 'a\nb\n').every(({ kind }) => kind === 'same')).toBe(true)
  })

  test.each([
    { before: '', after: 'a', kinds: ['added'] },
    { before: 'a', after: '', kinds: ['removed'] },
    { before: 'a\na', after: 'a', kinds: ['same', 'removed'] },
  ])('from "$before" to "$after"', ({ before, after, kinds }) => {
    expect(lineChanges(before, after).map(({ kind }) => kind)).toEqual(kinds)
  })
})
