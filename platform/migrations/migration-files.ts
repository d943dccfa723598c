import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'

export type Migration = {
  readonly number: number
  /** The file's name without its extension: 0001_players. */
  readonly name: string
  readonly sql: string
  readonly sha256: string
  /** Undefined for migrations older than kinds. */
  readonly kind: MigrationKind | undefined
  /** False if its statement must not run in a transaction, as CREATE INDEX CONCURRENTLY. */
  readonly isTransaction: boolean
}

/** `expand` leaves the version before it working; `contract` takes away what that version uses. */
export type MigrationKind = 'expand' | 'contract'

/** The first migration that has to say its kind. */
export const kindsFrom = 110

const fileName = /^(\d{4})_[a-z0-9_]+\.sql$/
const header = /^(?:-- (expand|contract)\n)?(-- no transaction\n)?-- owner: [a-z0-9-]+(?:\/[a-z0-9-]+)*\n/

/** The migrations in order. Throws if the folder holds any other file. */
export function readMigrations(directory: string): readonly Migration[] {
  const names = readdirSync(directory).filter((name) => !name.startsWith('.'))
  const migrations = names.sort().map((name) => readMigration(directory, name))
  const twice = migrations.find((migration, index) => migrations[index - 1]?.number === migration.number)
  if (twice !== undefined)
    throw new OperatorFault(`Two migrations carry the number of ${twice.name}: give one of them the next free number.`)
  return migrations
}

function readMigration(directory: string, name: string): Migration {
  const number = fileName.exec(name)?.[1]
  if (number === undefined) {
    throw new OperatorFault(`${join(directory, name)} is not named like a migration, such as 0001_players.sql.`)
  }
  // A checkout may convert line endings; the migration stays the same.
  const sql = readFileSync(join(directory, name), 'utf8').replaceAll('\r\n', '\n')
  const [begins, kind, apart] = header.exec(`${sql}\n`) ?? []
  if (begins === undefined) {
    throw new OperatorFault(`${join(directory, name)} has to begin with the line "-- owner: <feature path>".`)
  }
  if (kind === undefined && Number(number) >= kindsFrom) {
    throw new OperatorFault(`${join(directory, name)} has to begin with the line "-- expand" or "-- contract".`)
  }
  return {
    number: Number(number),
    kind: kind === 'expand' || kind === 'contract' ? kind : undefined,
    isTransaction: apart === undefined,
    name: name.replace(/\.sql$/, ''),
    sql,
    sha256: createHash('sha256').update(sql).digest('hex'),
  }
}
