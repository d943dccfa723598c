// Written by `npm run generate` from the protocol's schemas and docs/glw-1.md. Do not edit it.

/** Every code of an answer. */
export const walletCode = {
  /** Applied, or was applied before (`dup`). */
  ok: 0,
  /** The balance does not cover the bet. */
  insufficientFunds: 1,
  /** No such player, or none of yours (see sessions). */
  playerNotFound: 2,
  /** Bets: suspended, excluded, or on a break; `authenticate`: the player’s `ip` is in a place where play is not allowed. */
  playerBlocked: 3,
  /** No such session or launch token, used up, or of another player or game. */
  sessionInvalid: 4,
  /** Over, or another game was opened since. */
  sessionExpired: 5,
  /** Switched off, in maintenance, or you are paused. */
  gameUnavailable: 6,
  /** Not `PHP`. */
  currencyMismatch: 7,
  /** A limit of the player, named by `kind`. */
  limitReached: 8,
  /** This `txId` was used for something else. */
  duplicateMismatch: 9,
  /** No such bet, round or transaction. */
  betNotFound: 10,
  /** The round is over. */
  roundClosed: 11,
  /** Rolled back, or a tombstone was there first. */
  txCancelled: 12,
  /** A rollback: the bet has a win. */
  txAlreadySettled: 13,
  /** The permission or the free round is not there; with 403 you are switched off. */
  notPermitted: 14,
  /** `field` names what cannot be read, `msg` says why; with 413 the body is longer than 64 KB. */
  badRequest: 20,
  /** The signature, the key or a header is wrong, or the nonce was used: `msg` says which. Unsigned without a known key. */
  badSignature: 21,
  /** The clocks differ by more than 300 seconds: `msg` says by how much, and which is ahead. */
  clockSkew: 22,
  /** Above your requests per second. */
  rateLimited: 24,
  /** Certainly not applied. */
  tryLater: 90,
  /** It is unknown whether it was applied. */
  unknown: 99,
} as const
export type WalletCodeName = keyof typeof walletCode

/** Every operation: the client has a method for each. */
export const walletOperations = [
  'authenticate',
  'balance',
  'bet',
  'win',
  'betwin',
  'rollback',
  'endround',
  'promo',
  'adjust',
  'txstatus',
] as const

/** What every request has. The client fills in what you leave out, but for `meta`. */
export type RequestFields = {
  /** Your number of this request; the answer carries it. A retry may have another. */
  readonly reqId?: string
  /** `PHP`. */
  readonly currency?: string
  /** When it happened on your side. */
  readonly ts?: string
  /** Yours, up to 4 KB of JSON. We keep it with the bet and read three fields of it, below. */
  readonly meta?: {
    /** Of a bet, in ten-thousandths: 15,000 is 1.50. From 10,000 to 100,000,000. */
    readonly odds?: number
    /** Of a win: the bet was sold before its end. */
    readonly cashOut?: boolean
    /** Of a bet: how it is spread, up to 32 parts. */
    readonly wagers?: readonly {
      /** 1 to 40 of `A–Z a–z 0–9 _ . : -`. */
      readonly market: string
      /** As above. */
      readonly side: string
      /** What is staked on it. */
      readonly amount: number
    }[]
    readonly [field: string]: unknown
  }
}

export type AuthenticateRequest = RequestFields & {
  /** If you know it: another player's token is then refused. */
  readonly playerId?: string
  /** The game that was opened. */
  readonly gameCode: string
  /** `lt` of the launch address. */
  readonly launchToken: string
  /** The player's, as you see it. */
  readonly ip?: string
  /** Up to 200 characters. */
  readonly device?: string
}

export type BalanceRequest = RequestFields & {
  readonly playerId: string
  /** If given, it has to be the session's. */
  readonly gameCode?: string
  /** From `authenticate`. */
  readonly session: string
}

export type BetRequest = RequestFields & {
  readonly playerId: string
  readonly gameCode: string
  /** Your id of the round; one round belongs to one player, and its id to no other round, forever. */
  readonly roundId: string
  /** Your id of this transaction, unique among all of yours forever. */
  readonly txId: string
  /** From `authenticate`. */
  readonly session: string
  /** Has to be 0 with `freeRoundId`; a bet of 0 without it is applied as any other. */
  readonly amount: number
  /** `NORMAL` if absent. */
  readonly betType?: 'NORMAL' | 'FEATURE_BUY' | 'TIP'
  /** Plays one of the free rounds that the house gave. */
  readonly freeRoundId?: string
  /** The round is over with this bet; `false` if absent. */
  readonly endRound?: boolean
}

export type WinRequest = RequestFields & {
  readonly playerId: string
  readonly gameCode: string
  readonly roundId: string
  readonly txId: string
  /** 0 or more. */
  readonly amount: number
  /** The bet that won; it has to be applied and of this round. */
  readonly betTxId?: string
  /** `NORMAL` if absent. `JACKPOT` is paid from the jackpots if you have that permission, and otherwise as any win. */
  readonly winType?: 'NORMAL' | 'FREE_ROUND' | 'JACKPOT'
  /** Your id of the pool. */
  readonly jackpotId?: string
  /** The round is over with this win. */
  readonly endRound?: boolean
}

export type BetwinRequest = RequestFields & {
  readonly playerId: string
  readonly gameCode: string
  readonly roundId: string
  /** Send it whenever a person is playing: with it, the pair is held to the session as a bet is. */
  readonly session?: string
  readonly betTxId: string
  /** Another one. */
  readonly winTxId: string
  readonly betAmount: number
  readonly winAmount: number
  /** `false` where the round goes on with further pairs. */
  readonly endRound: boolean
}

export type RollbackRequest = RequestFields & {
  readonly playerId: string
  readonly gameCode?: string
  /** The round; required with the scope `ROUND`. */
  readonly roundId?: string
  /** Of the rollback itself. */
  readonly txId: string
  /** The bet; required with the scope `TX`. */
  readonly refTxId?: string
  /** `TX` if absent. */
  readonly scope?: 'TX' | 'ROUND'
  /** Up to 200 characters, for people. */
  readonly reason?: string
}

export type EndroundRequest = RequestFields & {
  readonly playerId: string
  readonly gameCode: string
  readonly roundId: string
  readonly txId: string
  /** What the round came to on your side. */
  readonly totals: {
    readonly bet: number
    readonly win: number
  }
  /** Where the round can be looked at. */
  readonly detailUrl?: string
}

export type PromoRequest = RequestFields & {
  readonly playerId: string
  readonly gameCode?: string
  readonly txId: string
  readonly campaignId: string
  readonly type: 'TOURNAMENT' | 'DROP' | 'CASHBACK' | 'FREE_ROUND_TOTAL' | 'JACKPOT'
  readonly amount: number
}

export type AdjustRequest = RequestFields & {
  readonly playerId: string
  readonly gameCode?: string
  readonly txId: string
  /** A round in which a bet of this player was taken. */
  readonly refRoundId: string
  /** Not 0; above 0 is for the player. */
  readonly signedAmount: number
  /** 1 to 200 characters, for people. */
  readonly reason: string
}

export type TxstatusRequest = RequestFields & {
  /** If given, another player's transaction is answered 10. */
  readonly playerId?: string
  readonly txId: string
}

export type WalletAnswer = {
  /** See codes. */
  readonly code: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 20 | 21 | 22 | 24 | 90 | 99
  /** For people: what is wrong, and what to do. Show it to the player with codes 1, 3 and 8; log it with all others. Its words may change. */
  readonly msg: string
  /** Of your request; empty if the request could not be read. Another one than yours: treat it as 99. */
  readonly reqId: string
  /** Of the operation. */
  readonly txId: string | null
  /** Our number of it. */
  readonly walletTxId: string | null
  /** See states. */
  readonly state: 'APPLIED' | 'REJECTED' | 'ROLLED_BACK' | 'TOMBSTONE' | null
  /** Centavos that can be staked now, also with code 1. */
  readonly balance: number | null
  /** `PHP`. */
  readonly currency: string
  /** This was answered before, and nothing moved again. */
  readonly dup: boolean
  /** Ours. */
  readonly ts: string
  /** With 20: the invalid field; empty if the body as a whole is not one JSON object. */
  readonly field?: string
  /** With 8: which limit, see limits. */
  readonly kind?: 'BET_MAX' | 'LOSS' | 'SESSION_TIME'
  /** Of a repetition: when this `txId` was applied, by our clock. Absent where another `txId` did it. */
  readonly appliedAt?: string
  /** Of a `rollback` that was applied: the centavos that went back to the player; below 0 where a round’s wins were more than its bets. */
  readonly amount?: number
}

export type AuthenticatedPlayer = {
  /** For `balance`, `bet` and `betwin`. */
  readonly session: string
  readonly playerId: string
  /** As other players may see it. */
  readonly nickname: string
  /** Masked, for lists of bets and wins that other players read. Null or absent: the player is shown in none. */
  readonly publicName?: string | null
  /** Such as `en-PH`. */
  readonly language: string
  readonly limits: {
    /** The largest stake, in centavos. Null: none. */
    readonly betMax: number | null
    /** Seconds of play that are left. Null: no limit. */
    readonly sessionSec: number | null
    /** The least time between two spins of a slot, in milliseconds; 0 if absent. */
    readonly spinMsMin?: number
    /** The most rounds that a game may play by itself after one start; 0 or absent: none. */
    readonly autoRoundsMax?: number
    /** Whether you may sell rounds that begin in their bonus; false or absent: no. Their whole price is the stake. */
    readonly bonusBuy?: boolean
  }
  /** Remind the player of time and money this often. */
  readonly realityCheckSec: number
  /** What can be played now in this game. */
  readonly freeRounds: readonly {
    readonly freeRoundId: string
    readonly gameCode: string
    /** How many are left. */
    readonly rounds: number
    /** What each is played for, in centavos. */
    readonly stake: number
    readonly expiresAt: string
  }[]
}

export type Catalogue = {
  readonly brands: readonly {
    readonly code: string
    /** 1 to 80 characters. */
    readonly name: string
  }[]
  readonly games: readonly {
    /** Unique among yours. */
    readonly code: string
    /** 1 to 80 characters. */
    readonly name: string
    /** A code of `brands`. */
    readonly brand: string
    readonly type: 'slots' | 'fish' | 'poker' | 'sports' | 'live' | 'games'
    /** The kind of mathematics: lines, ways, crash, baccarat …. */
    readonly engine: string
    /** 1 to 32 characters. */
    readonly version: string
    /** 9,650 is 96.5 %. */
    readonly rtpBasisPoints: number
    readonly volatility: 'low' | 'medium' | 'high'
    /** The largest win in hundredths of the stake: 500,000 is 5,000 times. */
    readonly maxWin: number
    /** What the operator measures rounds against; without it the game is counted and not judged. */
    readonly returns?: {
      /** The highest return of all ways to play; `rtpBasisPoints` is the lowest. */
      readonly highestBasisPoints: number
      /** The largest standard deviation of a round's win over all ways to play: 7,100 is 7.1 stakes. */
      readonly deviationThousandths: number
      /** No round wins more, in hundredths of its stake. */
      readonly capHundredths: number
      /** How many ways to play have odds of their own. */
      readonly ways: number
      /** It returns that much to whoever plays best. */
      readonly needsBestPlay: boolean
      /** A later bet of the same round adds to its stake. */
      readonly stakeGrows: boolean
      /** Everybody's bets of so many seconds share one result; 0 if each round has its own. */
      readonly sharedSeconds: number
      /** Rounds that begin in their bonus, for a price. They return on the price and are measured by themselves. */
      readonly bought?: {
        /** The price in hundredths of the stake. Stakes that are whole multiples of it, in centavos, are such prices, and no others may be. */
        readonly priceHundredths: number
        /** What they return at least. */
        readonly lowestBasisPoints: number
        /** What they return at most. */
        readonly highestBasisPoints: number
        /** The standard deviation of a round's win, in thousandths of the price. */
        readonly deviationThousandths: number
        /** The largest win of such a round, in hundredths of the price. */
        readonly capHundredths: number
      }
    }
    readonly stakeMin: number
    readonly stakeMax: number
    /** Can be tried for play money. */
    readonly isDemo: boolean
    /** A computer draws what looks like a dealer's table or a match. */
    readonly isVirtual?: boolean
    /** What players look for; leave it out if none fits. */
    readonly theme?: 'fiesta' | 'sea' | 'nature' | 'legends' | 'street'
    /** A list of those that a round can have. */
    readonly features?: readonly ('freeSpins' | 'holdAndWin' | 'cascades' | 'bonusBuy')[]
    readonly iconUrl?: string
    readonly launchUrl: string
  }[]
}

export type Jackpots = {
  readonly pools: readonly {
    readonly code: string
    /** 1 to 40 characters. */
    readonly name: string
    /** What is in it. */
    readonly amount: number
    /** With how much it is won at the latest. */
    readonly dropBy: number
    /** Where a wheel or the like decides how much of the pool is won: the smallest share, 1 to 100; absent: always all of it. */
    readonly leastPercent?: number
    /** The codes of the games that feed and win it. */
    readonly games: readonly string[]
    /** The hash of the seed that its point follows from. */
    readonly seedHash: string
    /** All that was ever put in; it never shrinks. */
    readonly contributed: number
    /** The last win. */
    readonly last: {
      readonly amount: number
      readonly wonAt: string
      readonly game: string
    } | null
  }[]
}

export type OpenRoundsInquiry = {
  readonly reqId: string
  readonly ts: string
  readonly rounds: readonly {
    readonly playerId: string
    readonly gameCode: string
    readonly roundId: string
    readonly openedAt: string
  }[]
}

export type CountersInquiry = {
  readonly reqId: string
  readonly ts: string
  readonly from: string
}

export type CountersAnswer = {
  /** How many. */
  readonly bets: number
  /** Their sum in centavos. */
  readonly betAmount: number
  readonly wins: number
  readonly winAmount: number
  readonly rollbacks: number
  readonly rollbackAmount: number
  readonly promos: number
  readonly promoAmount: number
}

export type RoundListInquiry = {
  readonly reqId: string
  readonly ts: string
  readonly from: string
  readonly to: string
  /** How many on one page. */
  readonly max: number
  /** `next` of the page before. */
  readonly after?: string
}

export type RoundListAnswer = {
  readonly rounds: readonly {
    readonly playerId: string
    readonly roundId: string
    readonly state: 'CLOSED' | 'VOIDED'
    /** 0 of a voided round. */
    readonly bet: number
    readonly win: number
  }[]
  /** Null on the last page. */
  readonly next: string | null
}
