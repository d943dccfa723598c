import * as v from 'valibot'

type Schema = v.GenericSchema & {
  readonly type: string
  readonly options?: readonly string[]
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly entries?: Readonly<Record<string, Schema>>
  readonly pipe?: readonly unknown[]
}

/** A provider's key, which no reader of a file should meet. */
export const sampleProvider = 'sandpay'

// In this order: a text that is no day stays a text.
const candidates = ['Words', true, 1n, 1_763_700_000_000, 1, '2026-11-21']

const providerField = /^provider(?:Id)?$/
const free: Readonly<Record<string, unknown>> = { record: { bet: '12345' }, unknown: { isShown: true, sort: 3 } }

const choicesOf = (schema: Schema): readonly string[] => (schema.type === 'picklist' ? (schema.options ?? []) : [])

/** One value for each way that a field can be answered: every word of a choice, and nothing where nothing may stand. */
function valuesOf(schema: Schema, name: string): readonly unknown[] {
  const { type, wrapped, item, entries } = schema
  if (wrapped) return [...valuesOf(wrapped, name), null]
  if (item) return [...valuesOf(item, name).map((each) => [each]), []]
  if (entries) return rowsOf(entries)
  if (type === 'picklist') return choicesOf(schema)
  if (type === 'string' && providerField.test(name)) return [sampleProvider]
  const value = free[type] ?? candidates.find((candidate) => v.is(schema, candidate))
  if (value === undefined) throw new Error(`no sample fits the field ${name}`)
  return [value]
}

/** Rows that together hold every value of every field. */
export function rowsOf(entries: Readonly<Record<string, Schema>>): readonly Readonly<Record<string, unknown>>[] {
  const values = Object.entries(entries).map(([name, schema]) => [name, valuesOf(schema, name)] as const)
  const count = Math.max(...values.map(([, each]) => each.length))
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(values.map(([name, each]) => [name, each[Math.min(at, each.length - 1)]])),
  )
}

/** The choices among the fields, which are words of the wire. */
export function wireWordsOf(entries: Readonly<Record<string, Schema>>): readonly string[] {
  return Object.values(entries).flatMap(function choices(schema: Schema): readonly string[] {
    const inner = schema.wrapped ?? schema.item
    return inner ? choices(inner) : choicesOf(schema)
  })
}
