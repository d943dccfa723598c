import * as v from 'valibot'
import { clientSeedPattern } from '#core/draw/fair-draw.ts'
import { idField, tokenField } from '#games/protocol/fields.ts'
import type { RoundProof } from '#games/fairness/round-proof.ts'
import type { Json } from '#games/title/json.ts'
import type { HelpPage } from '#games/title/help-page.ts'
import type { RgsRefusal } from './rgs-refusals.ts'
import { type OwnSeat, seaRequests } from './sea-contract.ts'
import { type PlacedBet, type SeatAnswer, type Slips, tableRequests } from './table-contract.ts'

/** What a game's page asks of the studio: POST /rgs/v1/<name> with JSON, and the session's token as authorization. */
export const rgsPrefix = '/rgs/v1/'

const json = v.unknown()
const nothing = v.object({})
/** A malformed token is refused with a text of its own. */
const demoTokenField = v.pipe(v.string(), v.maxLength(128))
const clientSeedField = v.pipe(v.string(), v.regex(clientSeedPattern))
/** Drawn by the browser, for a player who has no seed yet. */
const firstSeed = v.optional(clientSeedField)

export const requests = {
  open: v.variant('mode', [
    v.object({ mode: v.literal('real'), game: idField, launchToken: tokenField, clientSeed: firstSeed }),
    v.object({
      mode: v.literal('demo'),
      game: idField,
      demoToken: v.optional(demoTokenField, ''),
      clientSeed: firstSeed,
    }),
  ]),
  /** The page was reloaded: the session continues. */
  resume: nothing,
  /** With `freeRound` the player pays nothing; the stake must equal the grant's. */
  play: v.object({
    requestId: idField,
    stake: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    choice: json,
    freeRound: v.optional(idField),
  }),
  /** `step` counts the steps so far: a move is for one moment of the round. */
  move: v.object({ round: idField, step: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), move: json }),
  /** How a round stands whose answer was lost. */
  round: v.object({ requestId: idField }),
  balance: nothing,
  /** The player's rounds of this game, newest first; with `before`, those older than that round. */
  history: v.object({ before: v.optional(idField) }),
  rotate: v.object({ clientSeed: v.optional(clientSeedField) }),
  /** The player has seen the wheel of a jackpot stop. */
  wheelShown: v.object({ round: idField }),
  ...tableRequests,
  ...seaRequests,
  /** A key to the replay of one of the player's own rounds. */
  watch: v.object({ round: idField }),
  /** The stored round, for the holder of a key. It needs no session. */
  replay: v.object({ game: idField, replayToken: v.pipe(v.string(), v.maxLength(200)) }),
} as const
export type RgsCall = keyof typeof requests
export type RgsRequest<C extends RgsCall> = v.InferInput<(typeof requests)[C]>

/** A round as its player may see it. Amounts are centavos. */
export type RoundView = {
  readonly id: string
  readonly requestId: string
  readonly game: string
  /** `pending`: the wallet has not answered yet, and nothing is shown until it does. */
  readonly state: 'pending' | 'open' | 'over' | 'voided' | 'refused'
  readonly step: number
  readonly stake: number
  readonly staked: number
  readonly win: number
  readonly choice: Json
  readonly view: Json
  /** What happened in the last step. */
  readonly events: readonly Json[]
  readonly nonce: number
  readonly seedHash: string
  readonly at: string
  /** It cost nothing. */
  readonly isFree: boolean
  /** Why it was not played. */
  readonly refusal?: RgsRefusal
}

export type TitleInfo = {
  readonly code: string
  readonly name: string
  readonly brand: string
  readonly engine: string
  readonly version: number
  readonly stakes: readonly number[]
  readonly rtpBasisPoints: number
  readonly maxWinHundredths: number
  readonly volatility: 'low' | 'medium' | 'high'
  /** Where rounds are too many to count: what so many of them came to. Returns and widths are ten-thousandths. */
  readonly measured?: {
    readonly rounds: number
    readonly returnBasisPoints: number
    readonly withinBasisPoints: number
    readonly highestHundredths: number
  }
  /** The bonus that may be bought in place of a round; absent: nothing is sold in this session. */
  readonly bonusBuy?: BonusOffer
  /** The shortest time between two rounds of this session. */
  readonly roundMsMin: number
  readonly help: HelpPage
  /** A computer draws what looks like a dealer's table or a match. */
  readonly virtual?: 'table' | 'sports'
  /** Of a table with fixed spots: the most on each, and on all of them in one round. */
  readonly limits?: { readonly spots: Readonly<Record<string, number>>; readonly round: number }
}

/** A round that begins in the bonus. It is a bet of its whole price. */
export type BonusOffer = {
  /** In hundredths of the stake. The choice of the round repeats it: `{ bonusFor: 2540 }`. */
  readonly priceHundredths: number
  /** The most that it may cost, in centavos. */
  readonly priceMost: number
  readonly rtpBasisPoints: number
  /** The largest win of so many bought rounds, in hundredths of the stake. */
  readonly rounds: number
  readonly highestHundredths: number
}

/** Rounds that cost nothing: so many are left, each played for this stake. */
export type FreeRounds = {
  readonly id: string
  readonly stake: number
  readonly left: number
  readonly expiresAt: string
}

export type SeedInfo = {
  readonly hash: string
  readonly clientSeed: string
  readonly nextNonce: number
  /** Of our seed that follows this one, whatever the player chooses then. Null at a table, where every round has its own. */
  readonly nextHash: string | null
}

/** The seeds of a table for one day: each is the hash of the one that follows it, so that all were fixed before the first. */
export type ChainInfo = {
  /** The hash of its first seed. */
  readonly anchor: string
  /** Of the round, counted from 0. */
  readonly position: number
  /** The hash of the first seed of the chain that follows. */
  readonly next: string | null
}

/** A progressive pool as a game's page shows it: what is in it, and with how much it is won at the latest. */
export type PublicJackpot = {
  readonly code: string
  readonly name: string
  readonly amount: number
  readonly dropBy: number
}
/** A wheel that decided how much of a pool was won: where it stopped, and over how much. */
export type SpunWheelView = {
  /** The hundredths of the segments, in their order. */
  readonly wheel: readonly number[]
  readonly segment: number
  readonly point: number
}
export type WonJackpot = { readonly code: string; readonly amount: number; readonly spun?: SpunWheelView }
/** The pools after a round, and those that it won. */
export type JackpotNews = {
  readonly pools: readonly PublicJackpot[]
  readonly won: readonly WonJackpot[]
}

export type OpenedSession = {
  readonly token: string
  readonly mode: 'real' | 'demo'
  readonly nickname: string
  readonly balance: number
  readonly realityCheckSec: number
  /** The most rounds that the page may play by itself; 0: none. */
  readonly autoRoundsMax: number
  /** With which a player's page follows its table; null for play money. */
  readonly watch: string | null
  readonly title: TitleInfo
  readonly seed: SeedInfo
  /** The round that was interrupted, or the last one of this session. */
  readonly round: RoundView | null
  readonly freeRounds: readonly FreeRounds[]
  /** Where the title feeds pools; play money does not. */
  readonly jackpots?: readonly PublicJackpot[]
  /** Won, paid, and not yet shown to the end. */
  readonly unseenWheels?: readonly (WonJackpot & { readonly round: string })[]
}
export type PlayAnswer = {
  readonly round: RoundView
  readonly balance: number | null
  readonly jackpots?: JackpotNews
}

export type PastRound = RoundView & {
  /** What plays the round again. Null until it has ended and its seed is revealed, and if its bet was never taken. */
  readonly proof: RoundProof | null
}
export type History = {
  readonly rounds: readonly PastRound[]
  readonly seed: SeedInfo
  /** At a table: the chain of the round that is open. */
  readonly chain?: ChainInfo | null
  /** Older rounds follow: ask again with the last one's id. */
  readonly isMore: boolean
}
export type SeedRotation = {
  readonly revealed: { readonly serverSeed: string; readonly hash: string }
  readonly seed: SeedInfo
}

/** A round of one player, step by step as it was shown. */
export type StoredSteps = {
  readonly kind: 'steps'
  readonly steps: readonly RoundView[]
  /** The round as it ended, where its player had left it and its rule decided it. */
  readonly end: RoundView | null
}

/** A player's part in a public round, and the round itself. */
export type StoredTable = {
  readonly kind: 'table'
  readonly number: number
  readonly opening: Json
  readonly result: Json
  /** How long the result was played out. */
  readonly runningMs: number
  /** The bets as they were placed, and as they stood in the end: a flight is left on the way. */
  readonly placed: readonly PlacedBet[]
  readonly bets: readonly PlacedBet[]
  /** The slip as its title describes it, where every bet is one. */
  readonly told: Json
}

/** A pool that a round won, and the text with which verify.mjs works it out again. */
export type StoredJackpot = WonJackpot & { readonly name: string; readonly proof: object }

/** A round that has ended, with all that shows it and proves it. It names nobody. Amounts are centavos. */
export type StoredReplay = {
  readonly title: TitleInfo
  /** Of the rules that decided it. */
  readonly version: number
  /** When it began. Null in a shared replay. */
  readonly at: string | null
  readonly staked: number
  readonly win: number
  readonly isFree: boolean
  /** Its bet was returned. */
  readonly isVoided: boolean
  readonly round: StoredSteps | StoredTable
  readonly seeds: { readonly hash: string; readonly clientSeed: string; readonly nonce: number }
  /** Null until the seed is revealed. */
  readonly proof: RoundProof | null
  /** The pools that it won; they are in its win. */
  readonly jackpots?: readonly StoredJackpot[]
}

export type RgsAnswers = {
  open: OpenedSession
  resume: OpenedSession
  play: PlayAnswer
  move: PlayAnswer
  round: PlayAnswer
  balance: { readonly balance: number }
  history: History
  rotate: SeedRotation
  wheelShown: Record<string, never>
  place: SeatAnswer
  cashOut: SeatAnswer
  seat: SeatAnswer
  slips: Slips
  sit: OwnSeat
  watch: { readonly replayToken: string }
  watchPublic: { readonly replayToken: string }
  replay: StoredReplay
}
