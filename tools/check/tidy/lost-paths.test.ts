import { expect, test } from 'vitest'
import { findLostPaths } from './lost-paths.ts'

const tree = ['platform/db/database.ts', 'features/cashier/deposit/rules.ts', 'docs/decisions/0001-stack.md']
const folders = ['platform/db', 'features/cashier']

const lostIn = (path: string, text: string): string[] =>
  findLostPaths([{ path, text }, ...tree.map((each) => ({ path: each, text: '' }))], (each) =>
    [...tree, ...folders].includes(each.replace(/\/$/, '')),
  ).map(({ where, say }) => `${where} ${say}`)

test.each([
  '`platform/db/database.ts`',
  '`db/database.ts` and `database.ts`, by the end of its path',
  '`rules.ts/decideSettlement`, a function of a file',
  '`platform/db/` and `features/cashier`',
  '[why](docs/decisions/0001-stack.md#decision)',
  '[elsewhere](https://example.com/a.md), [below](#what-always-holds), `POST /app/v1/login`, `*.store.ts`',
])('a guide may say %s', (text) => {
  expect(lostIn('ARCHITECTURE.md', text)).toEqual([])
})

test.each([
  ['`platform/db/pool.ts`', 'platform/db/pool.ts'],
  ['`pool.ts`', 'pool.ts'],
  ['`b/database.ts`', 'b/database.ts'],
  ['`platform/pool/`', 'platform/pool/'],
  ['[why](docs/decisions/0002-gone.md)', 'docs/decisions/0002-gone.md'],
])('a guide that says %s is found', (text, path) => {
  expect(lostIn('ARCHITECTURE.md', `${text}, and ${text}`)).toEqual([`ARCHITECTURE.md lost-path: there is no ${path}`])
})

test('a decision names files and decisions that are there', () => {
  const decision = 'docs/decisions/0002-pool.md'
  expect(lostIn(decision, '`database.ts` and [the stack](0001-stack.md)')).toEqual([])
  expect(lostIn(decision, '`pool.ts` and [gone](0003-gone.md)')).toEqual([
    `${decision} lost-path: there is no 0003-gone.md`,
    `${decision} lost-path: there is no pool.ts`,
  ])
})
