import { expect, test } from 'vitest'
import { findMigrationLocks } from './migration-locks.ts'

const old = {
  path: 'database/migrations/0008_round.sql',
  text: '-- owner: play\ncreate table round (id bigint);\nalter table round add primary key (id);\ncreate index round_at on round (id);\n',
}

const faultsOf = (text: string): string[] =>
  findMigrationLocks([old, { path: 'database/migrations/0110_round.sql', text }]).map(({ say }) =>
    say.replace('migration-lock: ', ''),
  )

const expand = '-- expand\n-- owner: play\n'
const contract = '-- contract\n-- owner: play\n'
const apart = '-- expand\n-- no transaction\n-- owner: play\n'

test.each([
  `${expand}alter table round add column note text;\n`,
  `${expand}alter table round add column kind smallint not null default 0, add column at timestamptz default now();\n`,
  `${expand}create table seat (id bigint generated always as identity primary key, note text unique);\ncreate index seat_note on seat (note);\nalter table seat add check (id > 0);\n`,
  `${expand}create function twice(n int) returns int language sql as $$ select n; drop table round; $$;\n`,
  `${apart}create index concurrently round_note on round (note);\n`,
  `${apart}drop index concurrently round_at;\n`,
  `${contract}alter table round add constraint positive check (id > 0) not valid;\n`,
  `${expand}alter table round validate constraint positive;\n`,
  `${expand}alter table round add constraint round_key unique using index round_at;\n`,
  `${contract}alter table round drop column note;\n`,
])('a migration that nobody has to wait for is accepted: %j', (text) => {
  expect(faultsOf(text)).toEqual([])
})

test('migrations older than kinds are left as they are', () => {
  expect(findMigrationLocks([old])).toEqual([])
})

test.each([
  ['-- owner: play\nselect 1;\n', 'begin with `-- expand` or `-- contract`'],
  [`${expand}create index round_note on round (note);\n`, 'an index on a table that exists stops its writers'],
  [`${expand}create unique index round_note on round (note);\n`, 'an index on a table that exists stops its writers'],
  [`${expand}create index concurrently round_note on round (note);\n`, 'CONCURRENTLY needs `-- no transaction`'],
  [
    `${apart}create index concurrently a on round (id);\nselect 1;\n`,
    '`-- no transaction` goes with exactly one statement',
  ],
  [`${expand}drop index round_at;\n`, 'dropping an index waits for every reader'],
  [`${expand}alter table round add column id2 bigserial;\n`, 'this default or generated value rewrites the table'],
  [
    `${expand}alter table round add column u uuid default gen_random_uuid();\n`,
    'this default or generated value rewrites',
  ],
  [
    `${expand}alter table round add column d int generated always as (id * 2) stored;\n`,
    'this default or generated value',
  ],
  [
    `${expand}alter table round add column note text not null;\n`,
    'a column that must not be null needs a constant default',
  ],
  [`${expand}alter table round alter column id type numeric;\n`, 'a new type rewrites the table'],
  [`${expand}alter table round add primary key (id);\n`, 'a key is built under an exclusive lock'],
  [`${expand}alter table round add constraint one unique (id);\n`, 'a key is built under an exclusive lock'],
  [`${contract}alter table round add check (id > 0);\n`, 'a constraint is checked for every row under its lock'],
  [
    `${expand}alter table round add constraint f foreign key (id) references seat;\n`,
    'a constraint is checked for every row',
  ],
  [`${contract}alter table round alter column id set not null;\n`, 'every row is read under an exclusive lock'],
  [`${expand}vacuum full round;\n`, 'this holds a lock that stops everybody'],
  [`${expand}lock table round;\n`, 'this holds a lock that stops everybody'],
  [`${expand}alter table round set unlogged;\n`, 'this rewrites the table under an exclusive lock'],
  [`${expand}alter table round drop column note;\n`, 'the version before still uses it'],
  [`${expand}drop table round;\n`, 'the version before still uses it'],
  [`${expand}alter table round rename to rounds;\n`, 'the version before knows the old name'],
  [`${expand}alter table round add check (id > 0) not valid;\n`, 'the version before may write what this refuses'],
])('%j is refused', (text, sentence) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining(sentence)])
})
