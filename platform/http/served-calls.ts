import type { Call } from '#core/contract/call.ts'
import type { FieldMeanings } from '#core/contract/field-meanings.ts'
import type { LocalText } from '#core/message/local-text.ts'
import type { Handler } from './handle.ts'

/** The calls that a feature serves to one side, players or staff. */
export type ServedCalls = {
  readonly handlers: readonly Handler[]
  /** Calls with form bodies, which the feature serves itself. */
  readonly forms?: readonly Call[]
  /** Guards of documents that are read by GET: they are not calls, and refuse like them. */
  readonly guards?: readonly Handler[]
  /** The text of each refusal that the feature's calls name; staff's are English alone. */
  readonly refusalTexts: Readonly<Record<string, string | LocalText>>
  /** The meanings of its calls' fields for the OpenAPI document, in addition to the shared ones. */
  readonly fieldMeanings?: FieldMeanings
}
