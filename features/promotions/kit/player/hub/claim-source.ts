import type { GenericSchema } from 'valibot'
import type { WireExpiry } from '#core/clock/wire-instant.ts'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import type { WireItem } from '../reward-items.tsx'
import type { Week } from './week.ts'

/** How far the player is towards the next gift. `money` is in centavos. */
export type GiftProgress = { readonly unit: 'days' | 'money' | 'steps'; readonly done: number; readonly need: number }

/** A gift that can be claimed now, and what its claim is sent with. */
export type ReadyGift<Request> = {
  readonly items: readonly WireItem[]
  readonly request: Request
  /** The moment from which it can no longer be claimed; absent, null or -1 for none. */
  readonly until?: WireExpiry | null
}

/** What a promotion has for the player now. */
export type Standing<Request> = {
  readonly ready: readonly ReadyGift<Request>[]
  readonly progress?: GiftProgress | undefined
  /** Rewards that belong to days: they stand in the calendar of the week. */
  readonly week?: Week
}

/** A call that grants items and answers them. */
type ClaimCall = Call & { readonly response: GenericSchema<object, { items: WireItem[] }> }

/** The calls by which a promotion is read and claimed, and what its answer means for the player. */
export type ClaimSource = {
  readonly read: Call
  readonly claim: ClaimCall
  readonly standing: (answer: unknown) => Standing<object>
}

/** Declares a source; its parts agree with its calls. */
export function claimSource<R extends Call, C extends ClaimCall>(source: {
  readonly read: R
  readonly claim: C
  readonly standing: (answer: ResponseOf<R>) => Standing<Omit<RequestOf<C>, 'reqId'>>
}): ClaimSource {
  // The answer that it gets is always that of its own call.
  return { ...source, standing: (answer) => source.standing(answer as ResponseOf<R>) }
}
