import type { AnswerOf, Call, RefusalOf } from './call.ts'

/** A fault of one field, shown at that field, with the same key and text on client and server. */
export type FieldFault = {
  readonly field: string
  readonly key: string
  readonly msg: string
  /** The values in the text, with which the server writes it in another language. */
  readonly params?: Readonly<Record<string, string | number>>
}

export type AnswerOutcome<Body> = { readonly kind: 'answer'; readonly body: Body }
export type RefusalOutcome<Name extends string> = {
  readonly kind: 'refusal'
  readonly refusal: Name
  readonly details: Readonly<Record<string, string | number | boolean>>
}
export type Invalid = { readonly kind: 'invalid'; readonly faults: readonly FieldFault[] }

/** The closed set of a handler's results. A refusal the contract does not name does not compile. */
export type OutcomeOf<C extends Call> = AnswerOutcome<AnswerOf<C>> | RefusalOutcome<RefusalOf<C>> | Invalid

export const answer = <Body>(body: Body): AnswerOutcome<Body> => ({ kind: 'answer', body })

export const refuse = <const Name extends string>(
  refusal: Name,
  details: RefusalOutcome<Name>['details'] = {},
): RefusalOutcome<Name> => ({
  kind: 'refusal',
  refusal,
  details,
})

export const invalid = (...faults: readonly FieldFault[]): Invalid => ({ kind: 'invalid', faults })
