import { expect, test } from 'vitest'
import { findFolderCycles } from './folder-cycles.ts'

const importing = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((each) => ({ resolved: each })),
})

test('features that need each other by different files are one circle, told once', () => {
  const modules = [
    importing('features/players/mail/server/index.ts', 'features/players/reward/server/index.ts'),
    importing('features/players/reward/player/gift.tsx', 'features/cashier/deposit/player/index.ts'),
    importing('features/cashier/deposit/player/index.ts', 'features/players/mail/player/index.ts'),
  ]
  expect(findFolderCycles(modules)).toEqual([
    {
      where: 'features/players/mail',
      say: 'feature-cycle: → features/players/reward → features/cashier/deposit → features/players/mail',
    },
    { where: 'features/players', say: 'folder-cycle: → features/cashier → features/players' },
  ])
})

test('a test may look at a feature that needs its own', () => {
  const modules = [
    importing('features/players/mail/server/index.ts', 'features/players/reward/server/index.ts'),
    importing('features/players/reward/server/reward.test.ts', 'features/players/mail/server/index.ts'),
  ]
  expect(findFolderCycles(modules)).toEqual([])
})

test.each([
  ['platform', 'platform/http/answer.ts', 'platform/jobs/job.ts'],
  [
    'features/players/mail/server',
    'features/players/mail/server/desk/read.ts',
    'features/players/mail/server/store/mail.store.ts',
  ],
  ['games', 'games/slots/math/reels.ts', 'games/fish/math/shoal.ts'],
])('two folders of %s that need each other are a circle', (_, one, other) => {
  const modules = [importing(one, other), importing(other.replace('.ts', '-too.ts'), one)]
  expect(findFolderCycles(modules)).toEqual([
    { where: folderOf(one), say: `folder-cycle: → ${folderOf(other)} → ${folderOf(one)}` },
  ])
  expect(findFolderCycles(modules.slice(0, 1))).toEqual([])
})

/** Up to the first folder in which the two differ. */
const folderOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('features/') ? 5 : 2)
    .join('/')

test('a file and the folder beside it may need each other, and everybody the base of the office', () => {
  const modules = [
    importing('platform/http/http-server.ts', 'platform/http/route/route.ts'),
    importing('platform/http/route/route.ts', 'platform/http/http-server.ts'),
    importing('features/players/mail/server/desk/read.ts', 'features/office/staff/server/index.ts'),
    importing('features/office/report/server/read.ts', 'features/players/mail/server/index.ts'),
  ]
  expect(findFolderCycles(modules)).toEqual([])
})
