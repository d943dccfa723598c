import { toJsonSchema } from '@valibot/to-json-schema'
import type { FieldPath } from '#core/contract/field-meanings.ts'
import { schemaNote } from './schema-note.ts'

type Json = Record<string, unknown>

type Options = {
  /** Describes what the sender writes, or what the receiver reads. */
  readonly typeMode: 'input' | 'output'
  readonly call: string
  readonly meaningOf: (path: FieldPath) => string | undefined
}

/**
 * The JSON Schema of a body, each field with its meaning and with what its schema implies: unit, enumeration values.
 */
export function describedSchema(
  schema: Parameters<typeof toJsonSchema>[0],
  { typeMode, call, meaningOf }: Options,
): Json {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema, jsonSchema }) => {
      const note = schemaNote(valibotSchema)
      return note === undefined ? undefined : { ...jsonSchema, description: note }
    },
  })
  const described = (node: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((part) => described(part, within))
    if (!isJson(node)) return node
    return Object.fromEntries(
      Object.entries(node)
        .filter(isMeant)
        .map(([keyword, value]) => {
          if (keyword === 'properties' && isJson(value)) return [keyword, fieldsOf(value, within)]
          return [keyword, schemaKeywords.has(keyword) ? described(value, within) : value]
        }),
    )
  }
  const fieldsOf = (properties: Json, within: readonly string[]): Json =>
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const { note, rest } = apart(field)
        const description = sentence(meaningOf({ call, within, name }), note)
        const inner = described(rest, [...within, name])
        return [name, description === undefined || !isJson(inner) ? inner : { ...inner, description }]
      }),
    )
  const whole = described(json, [])
  return isJson(whole) ? whole : {}
}

/** Keywords that contain schemas, apart from `properties`. */
const schemaKeywords = new Set(['items', 'prefixItems', 'additionalProperties', 'anyOf', 'allOf', 'oneOf'])

/** An empty tuple list is not valid JSON Schema. */
const isMeant = ([keyword, value]: [string, unknown]) =>
  keyword !== 'prefixItems' || !Array.isArray(value) || value.length > 0

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Moves the note out of a field's schema, also from within a nullable, a list or a map, to the field itself. */
function apart(field: unknown): { readonly note?: string; readonly rest: unknown } {
  if (!isJson(field)) return { rest: field }
  const { description, ...rest } = field
  if (typeof description === 'string') return { note: description, rest }
  for (const keyword of ['items', 'additionalProperties'] as const) {
    const inside = apart(field[keyword])
    if (inside.note !== undefined) return { note: inside.note, rest: { ...field, [keyword]: inside.rest } }
  }
  if (!Array.isArray(field.anyOf)) return { rest: field }
  const parts = field.anyOf.map(apart)
  const note = parts.find((part) => part.note !== undefined)?.note
  return note === undefined ? { rest: field } : { note, rest: { ...field, anyOf: parts.map((part) => part.rest) } }
}

/** The unit is omitted if the meaning names another: points are counted like money. */
function sentence(meaning: string | undefined, note: string | undefined): string | undefined {
  if (meaning === undefined || note === undefined) return meaning ?? note
  return /hundredths|centavos/i.test(meaning) ? meaning : `${meaning} ${note}`
}
