import type { MessageWriter } from './message-writer.ts'
import type { SqlValue } from '../queryable.ts'
import type { Statement } from '../statement.ts'

/** Writes one value. False if it is not of the type; the writer may then hold a part of it. */
type WriteElement = (writer: MessageWriter, value: SqlValue) => boolean

type ElementType = { readonly oid: number; readonly write: WriteElement }

const isWhole = (value: SqlValue): value is number => typeof value === 'number' && Number.isInteger(value)

const int8: ElementType = {
  oid: 20,
  write: (writer, value) => {
    if (typeof value === 'bigint' && BigInt.asIntN(64, value) === value) writer.int64(value)
    else if (isWhole(value)) writer.int64(BigInt(value))
    else return false
    return true
  },
}

const int4: ElementType = {
  oid: 23,
  write: (writer, value) => {
    if (!isWhole(value) || (value | 0) !== value) return false
    writer.int32(value)
    return true
  },
}

const int2: ElementType = {
  oid: 21,
  write: (writer, value) => {
    if (!isWhole(value) || (value << 16) >> 16 !== value) return false
    writer.int16(value)
    return true
  },
}

const boolean: ElementType = {
  oid: 16,
  write: (writer, value) => {
    if (typeof value !== 'boolean') return false
    writer.byte(value ? 1 : 0)
    return true
  },
}

const textual = (oid: number): ElementType => ({
  oid,
  write: (writer, value) => {
    if (typeof value !== 'string') return false
    writer.text(value)
    return true
  },
})

const jsonbVersion = 1
const jsonb: ElementType = {
  oid: 3802,
  write: (writer, value) => {
    if (typeof value !== 'string') return false
    writer.byte(jsonbVersion)
    writer.text(value)
    return true
  },
}

const bytea: ElementType = {
  oid: 17,
  write: (writer, value) => {
    if (typeof value === 'string' && value.startsWith('\\x')) return writer.hex(value, 2)
    if (!Buffer.isBuffer(value)) return false
    writer.bytes(value)
    return true
  },
}

const uuidDigits = 32
const uuid: ElementType = {
  oid: 2950,
  write: (writer, value) => {
    const digits = typeof value === 'string' ? value.replaceAll('-', '') : ''
    return digits.length === uuidDigits && writer.hex(digits)
  },
}

// PostgreSQL counts microseconds from the beginning of the year 2000.
const epochMs = Date.UTC(2000, 0, 1)
const timestamptz: ElementType = {
  oid: 1184,
  write: (writer, value) => {
    if (!(value instanceof Date) || Number.isNaN(value.getTime())) return false
    writer.int64(BigInt((value.getTime() - epochMs) * 1_000))
    return true
  },
}

const elementTypes = new Map<string, ElementType>([
  ['bigint', int8],
  ['int8', int8],
  ['int', int4],
  ['integer', int4],
  ['smallint', int2],
  ['boolean', boolean],
  ['text', textual(25)],
  ['json', textual(114)],
  ['jsonb', jsonb],
  ['bytea', bytea],
  ['uuid', uuid],
  ['timestamptz', timestamptz],
])

const typesOf = new WeakMap<Statement<unknown>, readonly (ElementType | undefined)[]>()

/** The element types of the statement's array parameters, such as `$2::text[]`, by position. */
export function arrayTypesOf(statement: Statement<unknown>): readonly (ElementType | undefined)[] {
  const known = typesOf.get(statement)
  if (known !== undefined) return known
  const found: (ElementType | undefined)[] = []
  for (const [, number, name] of statement.text.matchAll(/\$(\d+)::(\w+)\[\]/g)) {
    found[Number(number) - 1] = elementTypes.get(name ?? '')
  }
  typesOf.set(statement, found)
  return found
}

const lowerBound = 1
const nothing = -1

/**
 * An array in PostgreSQL's binary format, which saves both sides the text conversion. False, with nothing written, if a
 * value is not of the type: then the array is sent as text, and PostgreSQL accepts or refuses it.
 */
export function writeArray(writer: MessageWriter, { oid, write }: ElementType, items: readonly SqlValue[]): boolean {
  const start = writer.end
  writer.int32(items.length === 0 ? 0 : 1)
  writer.int32(items.some((item) => item === null || item === undefined) ? 1 : 0)
  writer.int32(oid)
  if (items.length === 0) return true
  writer.int32(items.length)
  writer.int32(lowerBound)
  for (const item of items) {
    if (item === null || item === undefined) {
      writer.int32(nothing)
      continue
    }
    const length = writer.reserve(4)
    if (!write(writer, item)) {
      writer.backTo(start)
      return false
    }
    writer.lengthAt(length, { countsItself: false })
  }
  return true
}
