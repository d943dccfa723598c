import { type FieldMeanings, type FieldPath, findMeaning, meaningKeysOf } from '#core/contract/field-meanings.ts'
import { envelopeSchema } from '#core/contract/envelope.ts'
import { describedSchema } from '#platform/http/openapi/described-schema.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { callsOf } from '#platform/http/openapi/openapi.ts'
import { sharedMeanings } from '#platform/http/openapi/shared-meanings.ts'

export type MeaningsUse = {
  /** Fields without a meaning: `feature: call.path.to.field`. */
  readonly missing: readonly string[]
  /** Meanings that no field has. */
  readonly idle: readonly string[]
}

/** How the meanings of features and the fields of their calls find each other. */
export function meaningsUse(features: readonly (ServedCalls & { readonly name: string })[]): MeaningsUse {
  const missing = new Set<string>()
  const used = new Map<FieldMeanings, Set<string>>()
  const look = (lists: readonly FieldMeanings[], owner: string) => (path: FieldPath) => {
    const found = findMeaning(lists, path)
    if (found === undefined) missing.add(`${owner}: ${meaningKeysOf(path)[0]}`)
    else used.set(found.list, (used.get(found.list) ?? new Set()).add(found.key))
    return undefined
  }
  for (const feature of features) {
    const { name, fieldMeanings = {} } = feature
    const meaningOf = look([fieldMeanings, sharedMeanings], name)
    for (const call of callsOf(feature)) {
      describedSchema(call.request, { call: call.path, typeMode: 'input', meaningOf })
      describedSchema(call.response, { call: call.path, typeMode: 'output', meaningOf })
    }
  }
  describedSchema(envelopeSchema, {
    call: 'envelope',
    typeMode: 'input',
    meaningOf: look([sharedMeanings], 'every call'),
  })
  const lists = new Map(features.flatMap(({ name, fieldMeanings }) => (fieldMeanings ? [[fieldMeanings, name]] : [])))
  lists.set(sharedMeanings, 'shared')
  const idle = [...lists].flatMap(([list, name]) =>
    Object.keys(list)
      .filter((key) => !used.get(list)?.has(key))
      .map((key) => `${name}: ${key}`),
  )
  return { missing: [...missing], idle }
}
