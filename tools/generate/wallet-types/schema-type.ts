/** The part of a valibot schema that its TypeScript follows from. */
export type Schema = {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly pipe?: readonly Schema[]
  readonly options?: readonly unknown[]
  readonly getter?: (input: unknown) => Schema
}

/** What a field is for, by its path: `limits.betMax`, `games[].code`. */
export type Meanings = ReadonlyMap<string, string>

type Place = { readonly path: string; readonly indent: string; readonly meanings: Meanings }

/** What a sender writes where a schema stands, as TypeScript. */
function schemaType(schema: Schema, place: Place): string {
  const { wrapped, item } = schema
  switch (schema.type) {
    case 'optional':
      return schemaType(required(wrapped), place)
    case 'nullable':
      return `${schemaType(required(wrapped), place)} | null`
    case 'array':
      return `readonly ${grouped(schemaType(required(item), { ...place, path: `${place.path}[]` }))}[]`
    case 'object':
      return objectType(schema, place)
    case 'loose_object':
      return objectType(schema, place, `${place.indent}  readonly [field: string]: unknown\n`)
    case 'unknown':
      return looseType(schema, place)
    case 'picklist':
      return choicesOf(schema).join(' | ')
    case 'union':
      return [...new Set(schemasIn(schema).map((each) => schemaType(each, place)))].join(' | ')
    default:
      return plainType(schema.type)
  }
}

/** An object's fields, each with its meaning above it. */
export function objectType({ entries = {} }: Schema, { path, indent, meanings }: Place, last = ''): string {
  const fields = Object.entries(entries).map(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`
    const type = schemaType(field, { path: at, indent: `${indent}  `, meanings })
    const meaning = meanings.get(at) ?? ''
    const comment = meaning === '' ? '' : `${indent}  /** ${meaning} */\n`
    return `${comment}${indent}  readonly ${name}${field.type === 'optional' ? '?' : ''}: ${type}\n`
  })
  return `{\n${fields.join('')}${last}${indent}}`
}

/** A field of the sender's own, of which some parts have a form. */
function looseType({ pipe = [] }: Schema, place: Place): string {
  const lazy = pipe.find(({ getter }) => getter !== undefined)
  return lazy?.getter === undefined ? 'unknown' : schemaType(lazy.getter({}), place)
}

const plainTypes: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  // Every schema with a check of its own is one of an amount.
  custom: 'number',
}

function plainType(type: string): string {
  const plain = plainTypes[type]
  if (plain === undefined) throw new Error(`no TypeScript is known for the schema "${type}"`)
  return plain
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'type' in value
const schemasIn = ({ options = [] }: Schema): readonly Schema[] => options.filter(isSchema)
const choicesOf = ({ options = [] }: Schema): readonly string[] =>
  options.map((option) => (typeof option === 'string' ? `'${option}'` : String(option)))

const grouped = (type: string): string => (type.includes('|') && !type.startsWith('{') ? `(${type})` : type)

function required(schema: Schema | undefined): Schema {
  if (schema === undefined) throw new Error('a schema wraps nothing')
  return schema
}
