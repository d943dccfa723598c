import { textIn } from '#core/message/local-text.ts'
import type { Call } from '#core/contract/call.ts'
import { callPrefix, envelopeSchema } from '#core/contract/envelope.ts'
import { type FieldPath, findMeaning } from '#core/contract/field-meanings.ts'
import { describedSchema } from './described-schema.ts'
import type { ServedCalls } from '../served-calls.ts'
import { sharedMeanings } from './shared-meanings.ts'

type Json = Record<string, unknown>
type Title = {
  readonly title: string
  readonly version: string
  /** The server's prefix of every call's path. */
  readonly prefix?: string
}
/** A call with its feature's field meanings. */
type DocumentedCall = { readonly call: Call } & Pick<ServedCalls, 'refusalTexts' | 'fieldMeanings'>

/** Its text. Written when it is first asked for: a server that starts has other things to do. */
export function openApiText(features: readonly ServedCalls[], title: Title): () => string {
  let written: string | undefined
  return () => (written ??= JSON.stringify(openApiDocument(features, title)))
}

/** The OpenAPI 3.1 document, generated from the contracts that the server itself parses with. */
export function openApiDocument(
  features: readonly ServedCalls[],
  { title, version, prefix = callPrefix }: Title,
): Json {
  const calls = features.flatMap((feature) => callsOf(feature).map((call): DocumentedCall => ({ ...feature, call })))
  const sorted = calls.toSorted((a, b) => a.call.path.localeCompare(b.call.path))
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths: Object.fromEntries(sorted.map((entry) => [prefix + entry.call.path, { post: operationOf(entry) }])),
    components: {
      schemas: {
        Envelope: describedSchema(envelopeSchema, { typeMode: 'input', call: 'envelope', meaningOf: meaningIn({}) }),
        Fault: faultSchema,
      },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      parameters: {
        fingerprint: {
          name: 'X-Fingerprint',
          in: 'header',
          description: 'What the client believes to tell this device from others: 8 to 128 letters, digits, `_ . -`.',
          schema: { type: 'string' },
        },
      },
    },
  }
}

export const callsOf = ({ handlers, forms = [] }: Pick<ServedCalls, 'handlers' | 'forms'>): readonly Call[] => [
  ...handlers.map(({ call }) => call),
  ...forms,
]

const meaningIn =
  ({ fieldMeanings = {} }: Pick<ServedCalls, 'fieldMeanings'>) =>
  (path: FieldPath): string | undefined => {
    const found = findMeaning([fieldMeanings, sharedMeanings], path)
    return found?.list[found.key]
  }

const codeMeaning = 'The same as the HTTP status; 200 also where the call was refused.'
const errcodeMeaning = '0: done. Under code 200 any other number is a refusal; else it is the code again.'
const text = (description: string) => ({ type: 'string', description })
const codeOf = (schema: Json) => ({ ...schema, description: codeMeaning })
const errcodeOf = (schema: Json) => ({ ...schema, description: errcodeMeaning })

const faultSchema = {
  type: 'object',
  required: ['code', 'errcode', 'msg'],
  properties: {
    code: codeOf({ type: 'integer' }),
    errcode: errcodeOf({ type: 'integer' }),
    msg: text('What happened, in words for the person who asked.'),
    faults: {
      type: 'array',
      description: 'With 400: the fields that cannot be read.',
      items: {
        type: 'object',
        required: ['field', 'key', 'msg'],
        properties: {
          field: text('The field, as a path with dots.'),
          key: text('The kind of the fault, for programs.'),
          msg: text('What the field has to be, in words.'),
        },
      },
    },
  },
} as const

function operationOf(documented: DocumentedCall): Json {
  const { call, fieldMeanings } = documented
  const options = { call: call.path, meaningOf: meaningIn({ ...(fieldMeanings && { fieldMeanings }) }) }
  const request = describedSchema(call.request, { ...options, typeMode: 'input' })
  return {
    operationId: call.path.replaceAll('/', '_'),
    summary: call.summary,
    description: refusalsText(documented),
    ...securityOf(call),
    parameters: [{ $ref: '#/components/parameters/fingerprint' }],
    requestBody: {
      required: true,
      content: bodyOf(call, request),
    },
    responses: responsesOf(documented, describedSchema(call.response, { ...options, typeMode: 'output' })),
  }
}

function bodyOf({ form }: Call, request: Json): Json {
  const parts = [{ $ref: '#/components/schemas/Envelope' }, request]
  if (form === undefined) return jsonContent({ allOf: parts })
  const file = { type: 'string', format: 'binary', description: 'The file itself.' }
  const uploaded = { type: 'object', required: ['file'], properties: { file } }
  return { 'multipart/form-data': { schema: { allOf: [...parts, uploaded] } } }
}

function refusalsText({ call, refusalTexts }: DocumentedCall): string {
  const refusals = Object.entries(call.refusals)
  if (refusals.length === 0) return 'No refusals of its own.'
  const rows = refusals.map(([name, errcode]) => `- ${errcode} ${name}: ${textIn(refusalTexts[name] ?? '', 'en')}`)
  return `Refusals:\n\n${rows.join('\n')}`
}

function securityOf({ access }: Call): Json {
  if (access === 'player' || access === 'staff') return { security: [{ session: [] }] }
  return access === 'optional' ? { security: [{}, { session: [] }] } : { security: [] }
}

function responsesOf({ call, refusalTexts }: DocumentedCall, response: Json): Json {
  const success = {
    allOf: [
      {
        type: 'object',
        required: ['code', 'errcode'],
        properties: { code: codeOf({ const: 200 }), errcode: errcodeOf({ const: 0 }) },
      },
      response,
    ],
  }
  const words = Map.groupBy(Object.entries(call.refusals), ([, errcode]) => errcode)
  const oneOf = [...words].map(([errcode, names]) => ({
    const: errcode,
    description: names.map(([name]) => `${name}: ${textIn(refusalTexts[name] ?? '', 'en')}`).join(' '),
  }))
  const refusal = {
    allOf: [
      { $ref: '#/components/schemas/Fault' },
      { properties: { code: codeOf({ const: 200 }), errcode: errcodeOf({ oneOf }) } },
    ],
  }
  const fault = (description: string) => ({ description, content: jsonContent({ $ref: '#/components/schemas/Fault' }) })
  return {
    200: {
      description: 'Done, or refused.',
      content: jsonContent(oneOf.length > 0 ? { anyOf: [success, refusal] } : success),
    },
    400: fault('Malformed.'),
    ...(call.access === 'player' || call.access === 'staff' ? { 401: fault('No live session.') } : {}),
    413: fault('Too large.'),
    429: fault('Too many requests.'),
    500: fault('A fault of the server.'),
    503: fault('Try again shortly.'),
  }
}

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } })
