import type { Call } from '#core/contract/call.ts'
import type { Language } from '#core/language/language.ts'
import { textIn } from '#core/message/local-text.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'

type RefusedCall = { readonly call: Call; readonly refusal: string; readonly language: Language }

/** A call's refusals are worded by the feature that serves it. */
export function refusalTextOf(served: readonly ServedCalls[]): (refused: RefusedCall) => string {
  const textsOf = new Map(
    served.flatMap(({ handlers, guards = [], refusalTexts }) =>
      [...handlers, ...guards].map(({ call }) => [call, refusalTexts] as const),
    ),
  )
  return ({ call, refusal, language }) => {
    const text = textsOf.get(call)?.[refusal]
    if (text === undefined) throw new Error(`the refusal ${refusal} of ${call.path} has no words`)
    return textIn(text, language)
  }
}
