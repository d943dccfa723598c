import { expect, test } from 'vitest'
import { findDecisionFaults } from './decision-faults.ts'

type Planted = { readonly path: string; readonly text: string }

const page = (name: string, title = `# ${name.slice(0, 4)} Something: ${name.slice(15, -3)}`): Planted => ({
  path: `docs/decisions/${name}`,
  text: `${title}\n\n## Context\n`,
})
const a = page('0001-something-a.md')
const b = page('0002-something-b.md')

const lineOf = ({ path, text }: Planted): string =>
  `- [${text.split('\n')[0]?.slice(2)}](${path.slice('docs/decisions/'.length)}). Why it matters.\n`
const listing = (...pages: Planted[]): Planted => ({
  path: 'docs/decisions/README.md',
  text: `# Decisions\n\n${pages.map(lineOf).join('')}`,
})
const faultsOf = (...pages: Planted[]): string[] =>
  findDecisionFaults(pages).map(({ where, say }) => `${where.slice('docs/decisions/'.length)} ${say.split(':')[0]}`)

test('decisions numbered from 0001, titled, named and listed pass, whatever else the tree has', () => {
  const other = { path: 'docs/performance.md', text: '' }
  expect(findDecisionFaults([b, a, listing(a, b), other])).toEqual([])
})

test.each([
  ['a number that is taken twice', [a, page('0001-something-b.md')], ['0001-something-b.md decision-number']],
  ['a gap', [a, page('0003-something-b.md')], ['0003-something-b.md decision-number']],
  [
    'a heading with another number',
    [page('0001-something-a.md', '# 0002 Something: a')],
    ['0001-something-a.md decision-title'],
  ],
  [
    'a title without an outcome',
    [page('0001-something-a.md', '# 0001 Something a')],
    ['0001-something-a.md decision-title'],
  ],
  ['a title with two subjects', [page('0001-a-b-c-d.md', '# 0001 A: b; c: d')], ['0001-a-b-c-d.md decision-title']],
  [
    'a name unlike the title',
    [page('0001-something-a.md', '# 0001 Something: b')],
    ['0001-something-a.md decision-name'],
  ],
  ['a name without a number', [a, page('notes.md')], ['notes.md decision-name']],
])('%s is found', (_what, pages, faults) => {
  expect(faultsOf(...pages, listing(...pages))).toEqual(faults)
})

test('a page that the list lacks, and a line without a page, are found', () => {
  expect(faultsOf(a, b, listing(a))).toEqual(['README.md decision-list'])
  expect(faultsOf(a, listing(a, b))).toEqual(['README.md decision-list'])
  expect(faultsOf(a, listing(a, a))).toEqual(['README.md decision-list'])
})
