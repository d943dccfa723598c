import * as v from 'valibot'

type Schema = v.GenericSchema

/** What a schema of an answer leaves on the wire: the server's own values are written by it, this one reads what was written. */
export function wireSchemaOf(schema: Schema): Schema {
  const { pipe } = partsOf(schema)
  if (pipe === undefined) return withInnerOf(schema)
  const last = pipe.findLastIndex(({ kind }) => kind === 'schema')
  const written = pipe[last] as Schema
  const checks = pipe.slice(last + 1).filter(({ kind }) => kind !== 'metadata')
  // After a transformation that no schema follows, the wire's form is not known.
  if (checks.some(({ kind }) => kind === 'transformation')) return v.unknown()
  return v.pipe(wireSchemaOf(written), ...(checks as v.PipeAction<unknown, unknown, v.BaseIssue<unknown>>[]))
}

const withInnerOf = (schema: Schema): Schema => rebuilt[schema.type]?.(partsOf(schema)) ?? schema

/** An object of the wire has the fields that its contract names and no other: the server drops every other. */
const strictObjectOf = ({ entries }: Parts) => v.strictObject(entriesOf(entries))
const optionalOf = ({ wrapped }: Parts) => v.optional(wireSchemaOf(wrapped))

/** The schemas that hold others, made again around what those leave on the wire. */
const rebuilt: Readonly<Record<string, ((parts: Parts) => Schema) | undefined>> = {
  object: strictObjectOf,
  strict_object: strictObjectOf,
  loose_object: ({ entries }) => v.looseObject(entriesOf(entries)),
  array: ({ item }) => v.array(wireSchemaOf(item)),
  tuple: ({ items }) => v.tuple(items.map(wireSchemaOf)),
  record: ({ key, value }) => v.record(wireSchemaOf(key) as v.GenericSchema<string>, wireSchemaOf(value)),
  nullable: ({ wrapped }) => v.nullable(wireSchemaOf(wrapped)),
  optional: optionalOf,
  exact_optional: optionalOf,
  union: ({ options }) => v.union(options.map(wireSchemaOf)),
  variant: ({ options }) => v.union(options.map(wireSchemaOf)),
}

const entriesOf = (entries: Parts['entries']): Record<string, Schema> =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, wireSchemaOf(entry)]))

/** The parts that the schemas above have; which of them a schema has, its type says. */
type Parts = {
  readonly pipe?: readonly { readonly kind: string }[]
  readonly entries: Readonly<Record<string, Schema>>
  readonly item: Schema
  readonly items: readonly Schema[]
  readonly key: Schema
  readonly value: Schema
  readonly wrapped: Schema
  readonly options: readonly Schema[]
}
const partsOf = (schema: Schema) => schema as unknown as Parts
