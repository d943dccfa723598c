import { expect, test } from 'vitest'
import { findMissingReadmes } from './missing-readmes.ts'

const foldersWithout = (...paths: string[]): string[] =>
  findMissingReadmes(paths.map((path) => ({ path, text: '' }))).map(({ where }) => where)

test('a feature or promotion without README.md is named once', () => {
  const paths = [
    'features/players/mail/contract.ts',
    'features/players/mail/rules.ts',
    'features/promotions/spin/server/index.ts',
  ]
  expect(foldersWithout(...paths)).toEqual(['features/players/mail', 'features/promotions/spin'])
})

test('a README.md in the folder itself is enough, and promotions/ needs none of its own', () => {
  const paths = [
    'features/players/mail/contract.ts',
    'features/players/mail/README.md',
    'features/promotions/spin/README.md',
  ]
  expect(foldersWithout(...paths, 'features/promotions/spin/rules.ts')).toEqual([])
})

test('a README.md deeper down does not speak for the feature', () => {
  expect(foldersWithout('features/players/mail/server/README.md')).toEqual(['features/players/mail'])
})
