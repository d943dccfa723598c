import type { Call } from '#core/contract/call.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'

/** A call's refusals are worded by the feature that serves it. */
export function refusalTextOf(served: readonly ServedCalls[]): (call: Call, refusal: string) => string {
  const textsOf = new Map(
    served.flatMap(({ handlers, guards = [], refusalTexts }) =>
      [...handlers, ...guards].map(({ call }) => [call, refusalTexts] as const),
    ),
  )
  return (call, refusal) => {
    const text = textsOf.get(call)?.[refusal]
    if (text === undefined) throw new Error(`the refusal ${refusal} of ${call.path} has no words`)
    return text
  }
}
