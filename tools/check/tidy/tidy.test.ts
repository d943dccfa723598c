import { expect, test } from 'vitest'
import { fixtureTree } from '../fixture-tree.ts'
import { findTidyFaults } from './tidy.ts'

test('a tidy tree has no fault, and an empty one neither', () => {
  expect(findTidyFaults(fixtureTree({ 'core/money/centavos.ts': 'export const centavos = 1\n' }))).toEqual([])
  expect(findTidyFaults(fixtureTree({}))).toEqual([])
})

test('every kind of manners is looked at', () => {
  const root = fixtureTree({
    'core/money/centavos.ts': 'export const centavos = 1 // TODO\n',
    'core/money/helper.ts': 'export const centavos = 1\n',
    'features/players/mail/rules.ts': 'export const decide = 1\n',
    'features/players/mail/server/bound-banks.ts':
      'export const boundBanks = ({ appUserBankList }) => appUserBankList\n',
    'features/players/mail/server/mail.store.ts': 'export const mailFind = 1\n',
    'features/players/mail/server/draft.store.ts': 'export const draftFind = 1\n',
    'database/migrations/0001_mail.sql': 'create table mail (id bigint);\n',
    'ledger/book/book.store.ts': `export const bookFind = [statement('find', ''), statement('find', '')]\n`,
  })
  expect(findTidyFaults(root).map(({ where }) => where)).toEqual([
    'core/money/centavos.ts:1',
    'core/money/helper.ts',
    'features/players/mail',
    'features/players/mail/server',
    'database/migrations/0001_mail.sql:1',
    'ledger/book/book.store.ts',
    'features/players/mail/server/bound-banks.ts:1',
  ])
})

test('what machines wrote and what is no text is passed over', () => {
  const text = '// TODO\n'
  const root = fixtureTree({
    'node_modules/pg/index.js': text,
    'apps/player/dist/app.js': text,
    '.data/log.txt': text,
    'apps/player/logo.png': text,
  })
  expect(findTidyFaults(root)).toEqual([])
})
