import { expect, test } from 'vitest'
import { findUntrueOwnParts } from './untrue-own-parts.ts'

const lines = (count: number): string => 'const one = 1\n'.repeat(count)
const code = [
  { path: 'platform/jobs/jobs.ts', text: lines(150) },
  { path: 'platform/jobs/store/job.store.ts', text: lines(50) },
  { path: 'platform/jobs/jobs.test.ts', text: lines(900) },
  { path: 'platform/jobs-of-others/jobs.ts', text: lines(900) },
  { path: 'core/clock/period.ts', text: lines(40) },
]

const faultsWith = (...rows: string[]): string[] => {
  const head = ['| part | lines | library | why ours |', '| --- | --- | --- | --- |']
  const text = [
    '# Architecture',
    '## What we write ourselves although libraries exist',
    '',
    ...head,
    ...rows,
    '',
    '## Next',
  ]
  return findUntrueOwnParts([...code, { path: 'ARCHITECTURE.md', text: text.join('\n') }]).map(({ say }) => say)
}

test.each([200, 181, 219])('a part of 200 lines may be called %i', (count) => {
  expect(faultsWith(`| Jobs \`platform/jobs\` | ${count} | pg-boss 12 | ours |`)).toEqual([])
})

test.each([179, 221])('and may not be called %i', (count) => {
  expect(faultsWith(`| Jobs \`platform/jobs\` | ${count} | pg-boss 12 | ours |`)).toEqual([
    `own-parts: Jobs is 200 lines, and not ${count}`,
  ])
})

test('the places of a part are added up, files among them', () => {
  expect(faultsWith('| Time `platform/jobs`, `core/clock/period.ts` | 240 | none | ours |')).toEqual([])
})

test('a part whose folder has moved, or that names none, is found', () => {
  expect(
    faultsWith('| Jobs `platform/work` | 200 | pg-boss 12 | ours |', '| Jobs | 200 | pg-boss 12 | ours |'),
  ).toEqual(['own-parts: Jobs has no code in platform/work', 'own-parts: Jobs has no code in any folder'])
})

test('a document without the table is found, and a tree without the document is none of ours', () => {
  expect(faultsWith()).toEqual(['own-parts: has no table under "## What we write ourselves although libraries exist"'])
  expect(findUntrueOwnParts(code)).toEqual([])
})
