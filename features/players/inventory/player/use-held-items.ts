import type { ResponseOf } from '#core/contract/call.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { listItems } from '../contract.ts'

export type HeldThing = ResponseOf<typeof listItems>['propList'][number]

/** The player's items besides coins and points; empty until loaded. */
export const useHeldItems = (): readonly HeldThing[] => useCallQuery(listItems, {}).answer?.propList ?? []
