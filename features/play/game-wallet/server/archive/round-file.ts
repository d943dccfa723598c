import * as v from 'valibot'
import { damaged, readLines, writeLines } from '#ledger'

const format = 'bituin-round-archive-1'
const headerSchema = v.object({ format: v.literal(format), house: v.string(), month: v.string() })
const endSchema = v.strictTuple([v.literal('end'), v.number()])

type Header = Omit<v.InferOutput<typeof headerSchema>, 'format'>

/** Writes the rows, each the JSON of one round, into a new file, and returns when the disk has it. */
export const writeRounds = (path: string, header: Header, rows: AsyncGenerator<string, undefined>): Promise<void> =>
  writeLines(path, withEnds(header, rows))

async function* withEnds(header: Header, rows: AsyncGenerator<string, undefined>): AsyncGenerator<string, undefined> {
  yield JSON.stringify({ format, ...header })
  let count = 0
  for await (const row of rows) {
    count++
    yield row
  }
  yield JSON.stringify(['end', count])
}

/** The rows of the file, so many at a time. Throws one sentence if the file cannot be read or is not whole. */
export async function* readRounds(path: string, pageSize: number): AsyncGenerator<readonly string[], undefined> {
  let page: string[] = []
  let count = 0
  let end: number | undefined
  let isHeader = true
  for await (const line of readLines(path)) {
    if (end !== undefined) throw damaged(path)
    if (isHeader) headerOf(path, line)
    else if (line.startsWith('[')) end = endOf(path, line)
    else {
      count++
      if (page.push(line) === pageSize) {
        yield page
        page = []
      }
    }
    isHeader = false
  }
  if (end !== count) throw damaged(path)
  if (page.length > 0) yield page
}

export async function readRoundHeader(path: string): Promise<Header> {
  for await (const line of readLines(path)) return headerOf(path, line)
  throw damaged(path)
}

const headerOf = (path: string, line: string): Header => parsed(path, headerSchema, line)
const endOf = (path: string, line: string): number => parsed(path, endSchema, line)[1]

function parsed<Schema extends v.GenericSchema>(path: string, schema: Schema, line: string): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(line))
  } catch (error) {
    throw damaged(path, error)
  }
}
