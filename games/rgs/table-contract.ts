import * as v from 'valibot'
import { idField } from '#games/protocol/fields.ts'
import type { Json } from '#games/title/json.ts'
import type { RgsRefusal } from './rgs-refusals.ts'

const stake = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** Which of the player's seats, where a round has several. */
const seatField = v.optional(v.picklist([0, 1]), 0)
/** Every bet of the widest table at once. */
const betsInOneGo = 160

/** What a table's page asks besides; see contract.ts. */
export const tableRequests = {
  /** Puts bets on the round that is open; once confirmed they stand. */
  place: v.object({
    requestId: idField,
    round: idField,
    seat: seatField,
    bets: v.pipe(v.array(v.object({ bet: v.unknown(), stake })), v.minLength(1), v.maxLength(betsInOneGo)),
  }),
  /** Leaves a flight with what has grown by now. */
  cashOut: v.object({ round: idField, seat: seatField }),
  /** How the player stands in a round. */
  seat: v.object({ round: idField, seat: seatField }),
  /** A key to the replay of a public round that is over, whoever played it. */
  watchPublic: v.object({ number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  /** The player's last slips, at a table where every bet is one. */
  slips: v.object({}),
} as const

export type PlacedBet = { readonly bet: Json; readonly stake: number }

/** A player's part in a public round. */
export type Seat = {
  readonly round: string
  /** `pending`: the wallet has not answered yet. */
  readonly state: 'none' | 'pending' | 'placed' | 'over' | 'refused' | 'voided'
  /** The placed bets. */
  readonly bets: readonly PlacedBet[]
  readonly staked: number
  readonly win: number
  /** Under which the public list of a flight has it; absent before the first bet. */
  readonly passenger?: number
  /** Why the last bet was not taken. */
  readonly refusal?: RgsRefusal
}
export type SeatAnswer = { readonly seat: Seat; readonly balance: number | null }

/** A slip: a bet that is a round of its own. */
export type SlipView = Seat & {
  readonly id: string
  /** The public round's number at its table. */
  readonly number: number
  /** The slip as its title describes it. Empty if the bet was not accepted. */
  readonly told: Json
}
export type Slips = { readonly slips: readonly SlipView[] }

/** Server-sent: GET <path>?game=<code>&watch=<a player's ticket>, an event with each change. Nothing in it belongs to one player. */
export const tableEventsPath = '/rgs/v1/table-events'

/** The public state of a table. Times are the studio's, in milliseconds; `now` relates them to the reader's clock. */
export type TableNews = {
  readonly now: number
  readonly round: string
  readonly number: number
  readonly phase: 'betting' | 'running' | 'over'
  readonly openedAt: number
  /** No bet is taken from here on, while what was sent before is answered. */
  readonly closesAt: number
  readonly resultAt: number
  readonly endsAt: number
  readonly nextAt: number
  readonly seedHash: string
  readonly opening: Json
  readonly result: Json
  /** What real players have on each bet; play money is not counted. */
  readonly totals: readonly PlacedBet[]
  readonly bettors: number
  /** The last results, the newest last. Where roads are drawn from them, they begin with the title's every so many rounds. */
  readonly traces: readonly Json[]
  /** The players on a flight; absent at other tables. */
  readonly crew?: Crew
}

/** A bet on a flight as everybody sees it. The name is masked, and players that are not shown are neither listed nor counted. */
export type Passenger = {
  /** The bet's number in this flight, which its own player knows. */
  readonly passenger: number
  readonly name: string
  readonly stake: number
  /** In hundredths, where it left; null while it is aboard. */
  readonly out: number | null
}

/** The largest wins of the day in Manila. */
export type TopWin = {
  readonly name: string
  readonly number: number
  readonly win: number
  /** In hundredths of the stake. */
  readonly times: number
}

export type Crew = {
  readonly players: number
  /** The stakes that have not left yet. */
  readonly inTheAir: number
  /** The largest stakes first, so many at most. */
  readonly passengers: readonly Passenger[]
  readonly topWins: readonly TopWin[]
}
