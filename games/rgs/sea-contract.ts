import * as v from 'valibot'
import type { Json } from '#games/title/json.ts'

/** What a page whose scene is shared asks besides; see contract.ts. */
export const seaRequests = {
  /** A seat at a table of four, or the one that the player already has. */
  sit: v.object({}),
} as const

export const seatsOfSea = 4

export type OwnSeat = {
  readonly sea: number
  readonly seat: number
  /** With the clock it says which fish swim where. It decides nothing else. */
  readonly seed: number
  /** With which the page follows the table. */
  readonly ticket: string
}

/** Server-sent: GET <path>?ticket=<of the seat>. The first event has all seats; each that follows, what is new. */
export const seaEventsPath = '/rgs/v1/sea-events'

/** A player whom others may see. The name is masked; null for play money. */
export type SeaSeat = { readonly seat: number; readonly name: string | null }

/** A volley of a seat that the studio has decided. Amounts are centavos. */
export type SeaVolley = {
  readonly round: string
  readonly seat: number
  readonly staked: number
  readonly win: number
  readonly choice: Json
  readonly view: Json
}

export type SeaNews = {
  readonly now: number
  readonly seats: readonly SeaSeat[]
  /** Since the event before. */
  readonly volleys: readonly SeaVolley[]
}
