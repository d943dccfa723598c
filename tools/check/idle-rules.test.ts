import { expect, test } from 'vitest'
import { findIdleRules } from './idle-rules.ts'

const modules = [{ source: 'features/players/mail/server/index.ts' }, { source: 'core/clock/instant.ts' }]

test('a rule that names a folder without a file is idle, on either side', () => {
  const rules = [
    { name: 'from-nowhere', from: { path: '^features/wallet/' }, to: { path: '^core/' } },
    { name: 'to-nowhere', from: { path: '^core/' }, to: { path: ['^features/', '^games/'] } },
  ]
  expect(findIdleRules(rules, modules).map(({ say }) => say)).toEqual([
    'idle-rule: from-nowhere names ^features/wallet/, where no file is',
    'idle-rule: to-nowhere names ^games/, where no file is',
  ])
})

test('a rule that speaks of the same feature, or of no path at all, acts', () => {
  const rules = [
    { name: 'own', from: { path: '^features/([^/]+/[^/]+)/' }, to: { path: '^features/$1/' } },
    { name: 'cycle' },
  ]
  expect(findIdleRules(rules, modules)).toEqual([])
})
