import { expect, test } from 'vitest'
import { findMigrationFaults } from './migration-faults.ts'

const clean: Readonly<Record<string, string>> = {
  'database/migrations/0001_player.sql':
    '-- owner: account\n-- Who plays.\ncreate table player (id bigint primary key);\n',
  'database/migrations/0002_spin.sql':
    '-- owner: promotions/spin\ncreate table if not exists spin_offer (player_id bigint references player);\n',
  'database/migrations/0003_outbox.sql': '-- owner: platform/outbox\ncreate unlogged table outbox_event (id bigint);\n',
  'database/migrations/0004_transfer.sql': '-- owner: ledger\ncreate table ledger.transfer (id bigint);\n',
  'features/players/account/server/player.store.ts': "sql('select id from player where id = $1')\n",
  'features/promotions/spin/server/spin-offer.store.ts': "sql('update spin_offer set used = used + 1')\n",
  'platform/outbox/publish.ts': "sql('insert into outbox_event values ($1)')\n",
  'ledger/transfer.store.ts': "sql('select 1 from ledger.transfer')\n",
}

const faultsWith = (planted: Readonly<Record<string, string>>): string[] => {
  const files = Object.entries({ ...clean, ...planted }).map(([path, text]) => ({ path, text }))
  const inOrder = files.sort((a, b) => a.path.localeCompare(b.path))
  return findMigrationFaults(inOrder).map(({ where, say }) => `${where} ${say.split(':')[0]}`)
}

test('numbered, owned and kept to their owners, migrations have no fault', () => {
  expect(faultsWith({})).toEqual([])
})

test('the kind may stand before the owner', () => {
  const text = '-- expand\n-- no transaction\n-- owner: ledger\nselect 1;\n'
  expect(faultsWith({ 'database/migrations/0005_mail.sql': text })).toEqual([])
})

test('a number left out or given twice is a fault of the migration that follows', () => {
  expect(faultsWith({ 'database/migrations/0006_mail.sql': '-- owner: ledger\n' })).toEqual([
    'database/migrations/0006_mail.sql migration-number',
  ])
  expect(faultsWith({ 'database/migrations/0002_zebra.sql': '-- owner: ledger\n' })).toEqual([
    'database/migrations/0002_zebra.sql migration-number',
  ])
})

test('a migration without a number has no place', () => {
  expect(faultsWith({ 'database/migrations/mail.sql': '-- owner: ledger\n' })).toEqual([
    'database/migrations/mail.sql migration-name',
  ])
})

test.each(['create table mail (id bigint);\n', '\n-- owner: ledger\n', '-- owner: nowhere\n', '-- owner: ledg\n'])(
  'the first line names an owner that exists: %j',
  (text) => {
    expect(faultsWith({ 'database/migrations/0005_mail.sql': text })).toEqual([
      'database/migrations/0005_mail.sql:1 migration-owner',
    ])
  },
)

test('where a migration has several owners, each owns what follows its line', () => {
  const shared = (second: string) => ({
    'database/migrations/0005_shared.sql': `-- owner: account\ncreate table purse (id bigint);\n\n-- owner: ${second}\ncreate table entry (id bigint);\n`,
    'features/players/account/server/purse.store.ts': "sql('select 1 from purse')\n",
    'ledger/entry.store.ts': "sql('select 1 from entry')\n",
  })
  expect(faultsWith(shared('ledger'))).toEqual([])
  expect(faultsWith(shared('account'))).toEqual(['ledger/entry.store.ts:1 table-owner'])
  expect(faultsWith(shared('nowhere'))).toEqual(['database/migrations/0005_shared.sql:4 migration-owner'])
})

test.each(['features/market', 'market'])('a table of a neighbourhood, named as %s, has one writer', (owner) => {
  const shared = {
    'database/migrations/0005_stall.sql': `-- owner: ${owner}\ncreate table stall (id bigint);\n`,
    'features/market/fruit/server/stall.store.ts': "sql('insert into stall values (1)')\n",
    'features/market/fish/server/stall.store.ts': "sql('select 1 from stall')\n",
  }
  expect(faultsWith(shared)).toEqual([])
  const planted = { 'features/market/fish/server/stall.store.ts': "sql('update stall set id = 2')\n" }
  expect(faultsWith({ ...shared, ...planted })).toEqual(['features/market/fruit table-writer'])
})

test('a table that was handed on belongs to the feature that it went with', () => {
  const routes = {
    'database/migrations/0005_deposit.sql': '-- owner: features/deposit\ncreate table deposit_route (id bigint);\n',
    'features/cashier/deposit/server/order.store.ts': 'export const orders = 1\n',
    'features/cashier/channel/server/route.store.ts': "sql('select 1 from deposit_route')\n",
  }
  expect(faultsWith(routes)).toEqual([])
  const planted = { 'features/cashier/deposit/server/order.store.ts': "sql('select 1 from deposit_route')\n" }
  expect(faultsWith({ ...routes, ...planted })).toEqual([
    'features/cashier/deposit/server/order.store.ts:1 table-owner',
  ])
})

test('two migrations cannot create one table', () => {
  const again = '-- owner: ledger\ncreate table Player (id bigint);\n'
  expect(faultsWith({ 'database/migrations/0005_player_again.sql': again })).toContain(
    'database/migrations/0005_player_again.sql table-twice',
  )
})

test.each([
  ['features/players/mail/server/mail.store.ts', 'select 1 from player'],
  ['features/players/mail/server/mail.store.ts', 'select 1 from mail join player p on p.id = mail.player_id'],
  ['features/players/mail/server/mail.store.ts', 'select 1 from mail\njoin "player" using (id)'],
  ['features/players/account/server/player.store.ts', 'insert into spin_offer values (1)'],
  ['features/promotions/invite/server/invite.store.ts', 'update spin_offer set used = 0'],
  ['ledger/balance.store.ts', 'delete from player'],
  ['features/players/mail/server/mail.store.ts', 'select 1 from ledger.transfer'],
  ['platform/jobs/job.ts', 'truncate table player'],
])('%s may not say: %s', (path, statement) => {
  expect(faultsWith({ [path]: `sql(\`${statement}\`)\n` })).toEqual([
    expect.stringMatching(new RegExp(`^${path}:\\d table-owner$`)),
  ])
})

test.each([
  ['features/players/mail/server/mail.store.ts', 'select 1 from player_letter'],
  ['features/players/mail/server/mail.store.ts', 'select player from mail'],
  ['features/players/mail/server/mail.store.ts', 'select 1 from transfer'],
  ['features/players/mail/server/mail.store.test.ts', 'insert into player values (1)'],
  ['tests/simulation/money.ts', 'select sum(amount) from ledger.transfer'],
  ['apps/sandbox/line/line.store.ts', 'select 1 from player'],
])('%s may say: %s', (path, statement) => {
  expect(faultsWith({ [path]: `sql(\`${statement}\`)\n` })).toEqual([])
})

test('what a feature owned under another name is its own today', () => {
  const files = {
    'database/migrations/0005_promotion.sql':
      '-- owner: features/promotion\ncreate table promotion_claim (id bigint);\n',
    'features/promotions/kit/server/claim.store.ts': "sql('select 1 from promotion_claim')\n",
  }
  expect(faultsWith(files)).toEqual([])
})

test('a comment may speak of any table', () => {
  expect(
    faultsWith({ 'features/players/mail/server/mail.store.ts': '// Rows from player are read by its door.\n' }),
  ).toEqual([])
})
