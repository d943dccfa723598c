import type { Call } from '#core/contract/call.ts'
import type { FieldMeanings } from '#core/contract/field-meanings.ts'
import type { Handler } from './handle.ts'

/** What a feature's door offers to the process that serves it. */
export type Feature = {
  readonly name: string
  readonly handlers: readonly Handler[]
  /** Calls whose bodies are forms, which the feature serves by itself. */
  readonly forms?: readonly Call[]
  /** What stands before documents that are read by GET: they are no calls, and refuse like them. */
  readonly guards?: readonly Handler[]
  /** The words of each refusal that the feature's calls name. */
  readonly refusalTexts: Readonly<Record<string, string>>
  /** What the fields of its calls mean, for the OpenAPI document; beside what fields mean everywhere. */
  readonly fieldMeanings?: FieldMeanings
}
