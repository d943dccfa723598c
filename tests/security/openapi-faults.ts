import * as v from 'valibot'

const json = v.record(v.string(), v.unknown())
type Json = v.InferOutput<typeof json>
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const partsOf = (value: unknown): [string, unknown][] => (isJson(value) ? Object.entries(value) : [])

const documentSchema = v.object({
  openapi: v.pipe(v.string(), v.regex(/^3\.1\.\d+$/)),
  info: v.looseObject({ title: v.pipe(v.string(), v.minLength(1)), version: v.pipe(v.string(), v.minLength(1)) }),
  paths: v.record(
    v.pipe(v.string(), v.startsWith('/')),
    v.strictObject({
      post: v.strictObject({
        operationId: v.pipe(v.string(), v.regex(/^\w+$/)),
        summary: v.string(),
        description: v.string(),
        security: v.array(v.record(v.string(), v.array(v.string()))),
        parameters: v.array(v.strictObject({ $ref: v.string() })),
        requestBody: v.strictObject({ required: v.boolean(), content: json }),
        responses: v.record(
          v.pipe(v.string(), v.regex(/^[1-5]\d\d$/)),
          v.strictObject({ description: v.pipe(v.string(), v.minLength(1)), content: json }),
        ),
      }),
    }),
  ),
  components: v.strictObject({ schemas: json, securitySchemes: json, parameters: json }),
})

/** What in a document is not as OpenAPI 3.1, and the JSON Schema 2020-12 in it, have it. */
export function openApiFaults(document: unknown): readonly string[] {
  const parsed = v.safeParse(documentSchema, document)
  if (!parsed.success) return parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  const { paths, components } = parsed.output
  const operations = Object.values(paths).map(({ post }) => post)
  const ids = operations.map(({ operationId }) => operationId)
  const schemes = operations.flatMap(({ security }) => security.flatMap((scheme) => Object.keys(scheme)))
  const bodies = operations.flatMap(({ operationId, requestBody, responses }) =>
    [requestBody, ...Object.values(responses)].flatMap(({ content }) =>
      partsOf(content).map(
        ([type, media]) => [`${operationId} ${type}`, isJson(media) ? media.schema : undefined] as const,
      ),
    ),
  )
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: an operation of this name is there already`),
    ...schemes
      .filter((name) => !(name in components.securitySchemes))
      .map((name) => `${name}: no such security scheme`),
    ...refsIn(document)
      .filter((ref) => !isFound(document, ref))
      .map((ref) => `${ref}: leads nowhere`),
    ...[...bodies, ...Object.entries(components.schemas)].flatMap(([where, schema]) => schemaFaults(schema, where)),
  ]
}

function refsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(refsIn)
  return partsOf(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : refsIn(value),
  )
}

function isFound(document: unknown, ref: string): boolean {
  if (!ref.startsWith('#/')) return false
  let node = document
  for (const name of ref.slice(2).split('/')) node = isJson(node) ? node[name] : undefined
  return node !== undefined
}

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']
const number = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const count = (value: unknown) => Number.isInteger(value) && Number(value) >= 0
const text = (value: unknown) => typeof value === 'string'
const isType = (value: unknown) => types.includes(String(value))
const anything = () => true

const keywords: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => (Array.isArray(value) ? value.every(isType) : isType(value)),
  enum: (value) => Array.isArray(value) && value.length > 0 && new Set(value).size === value.length,
  required: (value) => Array.isArray(value) && value.every(text) && new Set(value).size === value.length,
  pattern: (value) => text(value) && new RegExp(String(value), 'u') instanceof RegExp,
  uniqueItems: (value) => typeof value === 'boolean',
  ...Object.fromEntries(['const', 'default'].map((name) => [name, anything])),
  ...Object.fromEntries(['title', 'description', 'format', 'contentEncoding', '$ref'].map((name) => [name, text])),
  ...Object.fromEntries(
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map((name) => [name, number]),
  ),
  ...Object.fromEntries(
    ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map((name) => [name, count]),
  ),
}
const inner = ['items', 'additionalProperties', 'propertyNames', 'not', 'contains']
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']

function schemaFaults(schema: unknown, where: string): string[] {
  if (typeof schema === 'boolean') return []
  if (!isJson(schema)) return [`${where}: no schema`]
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const at = `${where} ${keyword}`
    if (keyword === 'properties')
      return isJson(value) ? partsOf(value).flatMap(([name, field]) => schemaFaults(field, `${where}.${name}`)) : [at]
    if (inner.includes(keyword)) return schemaFaults(value, at)
    if (lists.includes(keyword))
      return Array.isArray(value) && value.length > 0
        ? value.flatMap((part) => schemaFaults(part, at))
        : [`${at}: empty`]
    const isRight = keywords[keyword]
    if (isRight === undefined) return [`${at}: no keyword of JSON Schema`]
    return isRight(value) ? [] : [`${at}: ${JSON.stringify(value)}`]
  })
}
