import type { Fault } from '../fault.ts'
import { isTest, type TextFile, withoutComment } from '../text-files.ts'

/** Most migrations have one owner; where there are several, each begins its part with its own line. */
type Part = { readonly owner: string | undefined; readonly line: number; readonly sql: string }
type Migration = TextFile & { readonly parts: readonly Part[] }
type Table = { readonly name: string; readonly owner: string; readonly where: string }

const folder = 'database/migrations/'
const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/
const creates = /\bcreate\s+(?:unlogged\s+)?(?:table|view|materialized\s+view)\s+(?:if\s+not\s+exists\s+)?([\w."]+)/gi

/**
 * Migrations are numbered from 0001 without a gap and name their owner first, and only the owner's SQL names its
 * tables.
 */
export function findMigrationFaults(files: readonly TextFile[]): Fault[] {
  const migrations = files
    .filter(({ path }) => path.startsWith(folder) && path.endsWith('.sql'))
    .map((file) => ({ ...file, parts: partsOf(file, files) }))
  const tables = migrations.flatMap(tablesOf)
  return [
    ...numberingFaults(migrations),
    ...ownerFaults(migrations),
    ...tables.filter(({ name }, index) => tables.findIndex((each) => each.name === name) < index).map(createdTwice),
    ...files.filter(({ path }) => speaksSql(path)).flatMap((file) => strangersIn(file, tables)),
    ...tables.filter(({ owner }) => neighbourhood.test(owner)).flatMap((table) => severalWriters(table, files)),
  ]
}

/** The lines before the owner: the kind, and whether it runs in a transaction. */
const kindLines = /^(?:-- (?:expand|contract)\r?\n(?:-- no transaction\r?\n)?)(?=-- owner: )/

function partsOf({ text: whole }: TextFile, files: readonly TextFile[]): Part[] {
  const text = whole.replace(kindLines, '')
  let line = 1 + (whole.length === text.length ? 0 : whole.slice(0, whole.length - text.length).split('\n').length - 1)
  return text.split(/^(?=-- owner: )/m).map((part) => {
    const begins = { owner: ownerOf(part, files), line, sql: part.replace(/--.*$/gm, '') }
    line += part.split('\n').length - 1
    return begins
  })
}

function ownerOf(part: string, files: readonly TextFile[]): string | undefined {
  const [, named] = /^-- owner: ([\w/-]+)\r?\n/.exec(part) ?? []
  if (named === undefined) return undefined
  return files.some(({ path }) => isCodeOf(named, path)) ? named : featureNow(named, files)
}

/** Features that have another name today than in the migrations that made their tables. */
const renamed: Readonly<Record<string, string>> = { promotion: 'kit' }

/** Tables whose feature was split since: they went with the part that speaks of them. */
const handedOn: Readonly<Record<string, string>> = {
  deposit_route: 'features/cashier/channel',
  player_report: 'features/lobby/support-ticket',
}

/**
 * A migration that has run is never edited: this maps a feature's name in it to its current place. A feature that
 * became a neighbourhood maps to that neighbourhood.
 */
function featureNow(named: string, files: readonly TextFile[]): string | undefined {
  const [, then = ''] = /^(?:features\/)?(?:[\w-]+\/)?([\w-]+)$/.exec(named) ?? []
  const name = renamed[then] ?? then
  const feature = new RegExp(`^features/(?:[^/]+/)?${name}(?=/)`)
  return files.flatMap(({ path }) => feature.exec(path) ?? [])[0]
}

const isCodeOf = (owner: string, path: string): boolean => path.startsWith(`${owner}/`)

function numberingFaults(migrations: readonly Migration[]): Fault[] {
  const misnamed = migrations.filter(({ path }) => !fileName.test(nameOf(path)))
  const inOrder = migrations.filter((migration) => !misnamed.includes(migration))
  const outOfStep = inOrder.filter(({ path }, index) => numberOf(path) !== numberOf(inOrder[index - 1]?.path) + 1)
  return [
    ...misnamed.map(({ path }) => ({ where: path, say: 'migration-name: call it 0001_what_it_makes.sql' })),
    ...outOfStep.map(({ path }) => ({ where: path, say: 'migration-number: does not follow the one before it' })),
  ]
}

const nameOf = (path: string): string => path.slice(folder.length)

const numberOf = (path: string | undefined): number => (path === undefined ? 0 : Number(nameOf(path).slice(0, 4)))

function ownerFaults(migrations: readonly Migration[]): Fault[] {
  return migrations.flatMap(({ path, parts }) =>
    parts
      .filter(({ owner }) => owner === undefined)
      .map(({ line }) => ({
        where: `${path}:${line}`,
        say: 'migration-owner: begin with `-- owner: <folder>`, a folder that exists',
      })),
  )
}

const tablesOf = ({ path, parts }: Migration): Table[] =>
  parts.flatMap(({ owner, sql }) => {
    if (owner === undefined) return []
    const names = [...sql.matchAll(creates)].map(([, name = '']) => name.replaceAll('"', '').toLowerCase())
    return names.map((name) => ({ name, owner: handedOn[name] ?? owner, where: path }))
  })

const createdTwice = ({ name, where }: Table): Fault => ({
  where,
  say: `table-twice: another migration creates ${name}`,
})

// Studio and sandbox keep databases of their own.
const speaksSql = (path: string): boolean => /^(features|ledger|platform)\/.*\.ts$/.test(path) && !isTest(path)

function strangersIn({ path, text }: TextFile, tables: readonly Table[]): Fault[] {
  const code = text.split('\n').map(withoutComment).join('\n')
  return tables
    .filter(({ owner }) => !isCodeOf(owner, path))
    .flatMap(({ name, owner }) =>
      [...code.matchAll(speaking(name))].map(({ index }) => ({
        where: `${path}:${code.slice(0, index).split('\n').length}`,
        say: `table-owner: ${name} belongs to ${owner}; ask by its door`,
      })),
    )
}

const neighbourhood = /^features\/[^/]+$/

/** A table of a whole neighbourhood is read in it and written by one of its features. */
function severalWriters({ name, owner }: Table, files: readonly TextFile[]): Fault[] {
  const writes = new RegExp(`\\b(insert into|update|delete from|truncate)\\s+"?${name}"?(?![\\w.(])`)
  const writing = files.filter(({ path, text }) => path.startsWith(`${owner}/`) && speaksSql(path) && writes.test(text))
  const [first, ...others] = new Set(writing.map(({ path }) => path.split('/').slice(0, 3).join('/')))
  return others.map((where) => ({ where, say: `table-writer: ${first} writes ${name}; ask by its door` }))
}

const speaking = (table: string): RegExp =>
  new RegExp(`\\b(from|join|into|update|truncate|using|table|only)\\s+"?${table.replace('.', '\\.')}"?(?![\\w.(])`, 'g')
