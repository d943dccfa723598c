import { expect, test } from 'vitest'
import { findDecisionFaults } from './decision-faults.ts'

const page = (name: string, title = `# ${name.slice(0, 4)} Something is so`) => ({
  path: `docs/decisions/${name}`,
  text: `${title}\n\n## Context\n`,
})
const faultsOf = (...pages: ReturnType<typeof page>[]): string[] =>
  findDecisionFaults(pages).map(({ where, say }) => `${where.slice('docs/decisions/'.length)} ${say.split(':')[0]}`)

test('decisions that count on from 0001 are content, whatever else the tree has', () => {
  const other = { path: 'docs/performance.md', text: '' }
  expect(findDecisionFaults([page('0002-b.md'), page('0001-a.md'), other])).toEqual([])
})

test.each([
  ['a number that is taken twice', [page('0001-a.md'), page('0001-b.md')], ['0001-b.md decision-number']],
  ['a gap', [page('0001-a.md'), page('0003-b.md')], ['0003-b.md decision-number']],
  ['a heading with another number', [page('0001-a.md', '# 0002 Something')], ['0001-a.md decision-title']],
  ['a name without a number', [page('0001-a.md'), page('notes.md')], ['notes.md decision-name']],
])('%s is told', (_what, pages, faults) => {
  expect(faultsOf(...pages)).toEqual(faults)
})
