import { expect, test } from 'vitest'
import { findSharedStatementNames } from './shared-statement-names.ts'

const statementNamed = (name: string): string =>
  `const a = statement<{ id: bigint }>(\n  '${name}',\n  'select 1',\n)\n`
const faultsOf = (files: Readonly<Record<string, string>>) =>
  findSharedStatementNames(Object.entries(files).map(([path, text]) => ({ path, text })))

test('a name that stands twice is a fault where it stands the second time, in one file or in two', () => {
  const text = statementNamed('mail_find')
  const shared = {
    where: 'features/promotions/vip/server/vip.store.ts',
    say: expect.stringContaining('features/players/mail/server'),
  }
  expect(
    faultsOf({
      'features/players/mail/server/store/mail.store.ts': text,
      'features/promotions/vip/server/vip.store.ts': text,
    }),
  ).toEqual([shared])
  expect(faultsOf({ 'features/players/mail/server/store/mail.store.ts': text + text })).toHaveLength(1)
})

test('names of their own, the studio’s beside the product’s, and those of tests are none', () => {
  const text = statementNamed('session_insert')
  expect(
    faultsOf({ 'features/players/account/server/session.store.ts': text, 'games/rgs/server/session.store.ts': text }),
  ).toEqual([])
  expect(faultsOf({ 'platform/db/database.test.ts': text + text })).toEqual([])
  expect(
    faultsOf({ 'features/players/mail/server/store/mail.store.ts': text + statementNamed('session_find') }),
  ).toEqual([])
})
