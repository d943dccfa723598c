import { arrayTypesOf, writeArray } from './array-binary.ts'
import type { MessageWriter } from './message-writer.ts'
import type { SqlValue } from '../queryable.ts'
import { isList, sqlText } from '../sql-text.ts'
import type { Statement } from '../statement.ts'

const [bind, execute, sync] = [0x42, 0x45, 0x53]
const [asText, asBytes] = [0, 1]
const nothing = -1
const everyRow = 0

/** One execution of a prepared statement. Its rows are returned as text. */
export function writeCall(writer: MessageWriter, statement: Statement<unknown>, values: readonly SqlValue[]): void {
  writer.byte(bind)
  const length = writer.reserve(4)
  writer.zeroEnded('')
  writer.zeroEnded(statement.name)
  writer.int16(values.length)
  const formats = values.map(() => writer.reserve(2))
  writer.int16(values.length)
  const types = arrayTypesOf(statement)
  for (const [index, value] of values.entries()) {
    writer.int16At(formats[index] ?? 0, writeValue(writer, value, types[index]) ? asBytes : asText)
  }
  // One format for all columns.
  writer.int16(1)
  writer.int16(asText)
  writer.lengthAt(length, { countsItself: true })

  writer.byte(execute)
  const executeLength = writer.reserve(4)
  writer.zeroEnded('')
  writer.int32(everyRow)
  writer.lengthAt(executeLength, { countsItself: true })
}

export function writeSync(writer: MessageWriter): void {
  writer.byte(sync)
  writer.lengthAt(writer.reserve(4), { countsItself: true })
}

/** True: written in binary format; false: as text. */
function writeValue(writer: MessageWriter, value: SqlValue, type: ReturnType<typeof arrayTypesOf>[number]): boolean {
  if (value === null || value === undefined) {
    writer.int32(nothing)
    return false
  }
  const length = writer.reserve(4)
  const isBytes = writeContent(writer, value, type)
  writer.lengthAt(length, { countsItself: false })
  return isBytes
}

function writeContent(
  writer: MessageWriter,
  value: NonNullable<SqlValue>,
  type: ReturnType<typeof arrayTypesOf>[number],
): boolean {
  if (Buffer.isBuffer(value)) {
    writer.bytes(value)
    return true
  }
  if (isList(value) && type !== undefined && writeArray(writer, type, value)) return true
  writer.text(sqlText(value))
  return false
}
