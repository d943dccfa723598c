import { kindsFrom } from '#platform/migrations/migration-files.ts'
import type { Fault } from '../fault.ts'
import type { TextFile } from '../text-files.ts'

const folder = /^database\/(?:migrations|studio)\/(\d{4})_[^/]+\.sql$/

type Migration = {
  readonly path: string
  readonly number: number
  readonly kind: string | undefined
  readonly isTransaction: boolean
  readonly statements: readonly string[]
}

/**
 * New migrations run while players play, beside the servers of the version before. They say their kind, hold no lock while
 * they rebuild or read a table, and take nothing away that the version before uses, unless they say so.
 */
export function findMigrationLocks(files: readonly TextFile[]): Fault[] {
  const migrations = files.flatMap(migrationOf)
  return migrations
    .filter(({ path, number }) => path.startsWith('database/migrations/') && number >= kindsFrom)
    .flatMap((migration) => {
      const earlier = migrations.filter(({ number }) => number < migration.number)
      const where = migration.path
      return faultsOf(migration, earlier).map((say) => ({ where, say: `migration-lock: ${say}` }))
    })
}

function migrationOf({ path, text }: TextFile): Migration[] {
  const [, number] = folder.exec(path) ?? []
  if (number === undefined) return []
  const lines = text.split(/\r?\n/)
  const sql = text.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ')
  const [, kind] = /^-- (expand|contract)$/.exec(lines[0] ?? '') ?? []
  return [
    {
      path,
      number: Number(number),
      kind,
      isTransaction: !lines.slice(0, 2).includes('-- no transaction'),
      statements: statementsOf(sql),
    },
  ]
}

/** Bodies of functions have semicolons of their own. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/(\$\w*\$).*?\1/g, "''")
    .split(';')
    .map((statement) => statement.trim().toLowerCase())
    .filter((statement) => statement !== '')

function faultsOf(migration: Migration, earlier: readonly Migration[]): string[] {
  const { kind, isTransaction, statements } = migration
  const own = new Set(statements.flatMap((statement) => createdTable.exec(statement)?.[1] ?? []))
  const known = earlier.flatMap((each) => each.statements)
  return [
    ...(kind === undefined ? ['begin with `-- expand` or `-- contract`'] : []),
    ...(isTransaction || statements.length === 1 ? [] : ['`-- no transaction` goes with exactly one statement']),
    ...statements
      .filter((statement) => !own.has(tableOf(statement) ?? ''))
      .flatMap((statement) => [
        ...exclusive.filter(({ is }) => is(statement, known)).map(({ say }) => say),
        ...(kind === 'contract' ? [] : takesAway.filter(({ is }) => is(statement, known)).map(({ say }) => say)),
        ...(isTransaction && /\bconcurrently\b/.test(statement)
          ? ['CONCURRENTLY needs `-- no transaction` on the second line']
          : []),
      ]),
  ]
}

const createdTable = /^create (?:unlogged )?table (?:if not exists )?([\w."]+)/

/** The table that a statement changes. Tables that the migration itself creates are empty and belong to nobody yet. */
const tableOf = (statement: string): string | undefined =>
  /^(?:alter table|lock table|lock|cluster|truncate|drop table) (?:if exists )?(?:only )?([\w."]+)/.exec(
    statement,
  )?.[1] ?? /^create (?:unique )?index .*? on (?:only )?([\w."]+)/.exec(statement)?.[1]

type Rule = { readonly is: (statement: string, known: readonly string[]) => boolean; readonly say: string }

const matches =
  (pattern: RegExp): Rule['is'] =>
  (statement) =>
    pattern.test(statement)

const rewritten =
  /\b(?:(?:small|big)?serial\b|generated (?:always|by default) as|default (?:gen_random_uuid|random|clock_timestamp|nextval|uuid_generate))/

const exclusive: readonly Rule[] = [
  {
    is: matches(/^create (?:unique )?index (?!concurrently)/),
    say: 'an index on a table that exists stops its writers: `create index concurrently` in a migration of its own',
  },
  {
    is: matches(/^drop index (?!concurrently)/),
    say: 'dropping an index waits for every reader and holds up the next: `drop index concurrently` in a migration of its own',
  },
  {
    is: matches(
      /^reindex (?!.*concurrently)|^(?:vacuum \(?full|cluster\b|lock\b)|^refresh materialized view (?!concurrently)/,
    ),
    say: 'this holds a lock that stops everybody: use the concurrent form, or a job that works in slices',
  },
  {
    is: (statement) => /\badd (?:column )?/.test(statement) && rewritten.test(statement),
    say: 'this default or generated value rewrites the table: add the column without it and let a job fill it in slices',
  },
  {
    is: (statement) =>
      /\badd column\b(?:(?!, ?add\b|, ?alter\b).)*\bnot null\b/.test(statement) && !/\bdefault\b/.test(statement),
    say: 'a column that must not be null needs a constant default, or the version before cannot insert',
  },
  {
    is: matches(/\balter (?:column )?[\w"]+ (?:set data )?type\b/),
    say: 'a new type rewrites the table: add a column, fill it by a job, and let readers change over',
  },
  {
    is: matches(/\badd (?:constraint [\w"]+ )?(?:primary key|unique) ?\(/),
    say: 'a key is built under an exclusive lock: `create unique index concurrently`, then `add constraint ... using index`',
  },
  {
    is: (statement) =>
      /\badd (?:constraint [\w"]+ )?(?:check|foreign key) ?\(/.test(statement) && !/\bnot valid\b/.test(statement),
    say: 'a constraint is checked for every row under its lock: add it `not valid`, and validate it in the next migration',
  },
  {
    is: (statement, known) => {
      const [, column] = /\balter (?:column )?([\w"]+) set not null\b/.exec(statement) ?? []
      if (column === undefined) return false
      return !known.some(
        (each) => each.includes('validate constraint') || new RegExp(`check ?\\( ?${column} is not null`).test(each),
      )
    },
    say: 'every row is read under an exclusive lock: first a validated `check (column is not null)`, which this then trusts',
  },
  {
    is: matches(/\bset (?:logged|unlogged|tablespace)\b/),
    say: 'this rewrites the table under an exclusive lock',
  },
]

const takesAway: readonly Rule[] = [
  {
    is: matches(/^drop (?:table|view|function|type|materialized view)\b|\bdrop column\b|^truncate\b/),
    say: 'the version before still uses it: say `-- contract`, one release after the last use',
  },
  {
    is: matches(/\brename\b/),
    say: 'the version before knows the old name: add the new one, and drop the old in a `-- contract` migration',
  },
  {
    is: matches(/\badd (?:constraint [\w"]+ )?check\b|\bset not null\b/),
    say: 'the version before may write what this refuses: say `-- contract`, one release after the last such write',
  },
]
