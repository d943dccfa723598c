import type { Call } from '#core/contract/call.ts'
import type { Feature } from '#platform/http/feature.ts'

/** A call's refusals are worded by the feature that serves it. */
export function refusalTextOf(features: readonly Feature[]): (call: Call, refusal: string) => string {
  const textsOf = new Map(
    features.flatMap(({ handlers, guards = [], refusalTexts }) =>
      [...handlers, ...guards].map(({ call }) => [call, refusalTexts] as const),
    ),
  )
  return (call, refusal) => {
    const text = textsOf.get(call)?.[refusal]
    if (text === undefined) throw new Error(`the refusal ${refusal} of ${call.path} has no words`)
    return text
  }
}
