import type { ResponseOf } from '#core/contract/call.ts'
import { useCallQuery } from '#platform/browser/client/use-call-query.ts'
import { listItems } from '../contract.ts'

export type HeldThing = ResponseOf<typeof listItems>['propList'][number]

/** What the player holds besides coins and points; nothing until it has been read. */
export const useHeldItems = (): readonly HeldThing[] => useCallQuery(listItems, {}).answer?.propList ?? []
