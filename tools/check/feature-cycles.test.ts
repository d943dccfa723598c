import { expect, test } from 'vitest'
import { findFeatureCycles } from './feature-cycles.ts'

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
  expect(findFeatureCycles(modules)).toEqual([
    {
      where: 'features/players/mail',
      say: 'feature-cycle: → features/players/reward → features/cashier/deposit → features/players/mail',
    },
  ])
})

test('a test may look at a feature that needs its own', () => {
  const modules = [
    importing('features/players/mail/server/index.ts', 'features/players/reward/server/index.ts'),
    importing('features/players/reward/server/reward.test.ts', 'features/players/mail/server/index.ts'),
  ]
  expect(findFeatureCycles(modules)).toEqual([])
})
