import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '#core/contract/call.ts'
import { callPrefix, envelopeSchema } from '#core/contract/envelope.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of the wire, made from the contracts that the server itself parses with. */
export function openApiDocument(calls: readonly Call[], { title, version }: { title: string; version: string }): Json {
  const sorted = calls.toSorted((a, b) => a.path.localeCompare(b.path))
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths: Object.fromEntries(sorted.map((call) => [callPrefix + call.path, { post: operationOf(call) }])),
    components: {
      schemas: { Envelope: schemaOf(envelopeSchema, 'input'), Fault: faultSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      parameters: { fingerprint: { name: 'X-Fingerprint', in: 'header', schema: { type: 'string' } } },
    },
  }
}

const faultSchema = {
  type: 'object',
  required: ['code', 'errcode', 'msg'],
  properties: {
    code: { type: 'integer' },
    errcode: { type: 'integer' },
    msg: { type: 'string' },
    faults: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'key', 'msg'],
        properties: { field: { type: 'string' }, key: { type: 'string' }, msg: { type: 'string' } },
      },
    },
  },
} as const

function operationOf(call: Call): Json {
  const refusals = Object.entries(call.refusals)
  return {
    operationId: call.path.replaceAll('/', '_'),
    summary: call.summary,
    description:
      refusals.length > 0
        ? `Refusals: ${refusals.map(([name, code]) => `${code} ${name}`).join(', ')}.`
        : 'No refusals of its own.',
    ...securityOf(call),
    parameters: [{ $ref: '#/components/parameters/fingerprint' }],
    requestBody: {
      required: true,
      content: bodyOf(call),
    },
    responses: responsesOf(call),
  }
}

function bodyOf({ request, form }: Call): Json {
  const schema = { allOf: [{ $ref: '#/components/schemas/Envelope' }, schemaOf(request, 'input')] }
  if (form === undefined) return jsonContent(schema)
  const file = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
  return { 'multipart/form-data': { schema: { allOf: [...schema.allOf, file] } } }
}

function securityOf(call: Call): Json {
  if (call.access === 'player') return { security: [{ session: [] }] }
  return call.access === 'optional' ? { security: [{}, { session: [] }] } : { security: [] }
}

function responsesOf(call: Call): Json {
  const success = {
    allOf: [
      { type: 'object', required: ['code', 'errcode'], properties: { code: { const: 200 }, errcode: { const: 0 } } },
      schemaOf(call.response, 'output'),
    ],
  }
  const errcodes = [...new Set(Object.values(call.refusals))]
  const refusal = {
    allOf: [
      { $ref: '#/components/schemas/Fault' },
      { properties: { code: { const: 200 }, errcode: { enum: errcodes } } },
    ],
  }
  const fault = (description: string) => ({ description, content: jsonContent({ $ref: '#/components/schemas/Fault' }) })
  return {
    200: {
      description: 'Done, or refused.',
      content: jsonContent(errcodes.length > 0 ? { anyOf: [success, refusal] } : success),
    },
    400: fault('Malformed.'),
    ...(call.access === 'player' ? { 401: fault('No live session.') } : {}),
    413: fault('Too large.'),
    429: fault('Too many requests.'),
    500: fault('A fault of the server.'),
    503: fault('Try again shortly.'),
  }
}

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } })

function schemaOf(schema: Parameters<typeof toJsonSchema>[0], typeMode: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' })
  return json
}
