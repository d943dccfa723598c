import type { ActionName } from '#games/sound/actions.ts'
import type { Json } from '#games/title/json.ts'
import type { HeldCard, IsFaceDown } from './squeeze/hold-cards.ts'

/** Bets that are put down together: so many chips on each. */
export type Bundle = readonly { readonly bet: string; readonly chips: number }[]

/** One place to bet on. */
export type Spot = {
  readonly bet: string
  readonly label: string
  /** The most it pays, in hundredths of the stake. */
  readonly pays: number
  /** It pays this or nothing. */
  readonly isFixed?: boolean
  /** Where it depends on the result: everything that it can pay, smallest first. */
  readonly paysBy?: readonly number[]
  /** Said to screen readers where the label alone would not do. */
  readonly spoken?: string
  readonly look?: string
  /** Stands where the pay would. */
  readonly note?: string
  /** What a tap puts down, where that is not one chip on the bet. */
  readonly bundle?: Bundle
}
export type MakeSpot = (spot: Spot) => HTMLElement

/** A moment of the table, to be painted: the result is known or not, and so much of it has been played out. */
export type Moment = {
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  readonly result: Json
  /** From 0 to 1, by the studio's clock. */
  readonly part: number
  /** Runs all the time, for idle motion. Stands still with reduced motion. */
  readonly seconds: number
  /** Defined where a player opens the last cards: all are dealt by `squeeze.from`. */
  readonly isFaceDown?: IsFaceDown | undefined
}

/** Cards that a player may open by hand, once all of them lie on the table. */
export type TableSqueeze = {
  /** From this part of the result on. */
  readonly from: number
  /** In place of the table's own beats. */
  readonly beats: readonly number[]
  /** The cards that decide these bets, in the order in which they are opened. */
  readonly cards: (result: Json, bets: readonly string[]) => readonly HeldCard[]
  /** Said to screen readers when a card has been opened. */
  readonly spoken: (result: Json, held: HeldCard, isFaceDown: IsFaceDown) => string
}

/** Where a table's last results are shown. */
export type RoadView = { readonly root: HTMLElement; readonly show: (traces: readonly Json[]) => void }

/** What a title looks like. It shows what the studio decided, and decides nothing. */
export type TableFace = {
  readonly board: (makeSpot: MakeSpot) => HTMLElement
  /** What a bet is paid for a result, in hundredths: lights the places that won. */
  readonly pays: (bet: string, result: Json) => number
  /** Paints one view of the table, and keeps what it has made for that view's size. */
  readonly createPaint: () => (moment: Moment) => void
  /** Where the dealer stands, from the left edge (0) to the right (1). In the middle, if absent. */
  readonly dealerAt?: number
  readonly caption: (result: Json) => string
  /** Said to screen readers while the result is played out: what has just become known. Empty: nothing yet. */
  readonly narrate?: (result: Json, part: number, isFaceDown?: IsFaceDown) => string
  readonly squeeze?: TableSqueeze
  /** A place for the last results. */
  readonly road: () => RoadView
  /** At which parts of the result a sound plays. */
  readonly beats: readonly number[]
  /** What sounds at each of them; the last one goes on. */
  readonly sounds: readonly ActionName[]
}
