// Made by `npm run generate` from features/office/event-feed/event-kinds.ts; never edited by hand.

/** What each type of event says, in version 1. */
export type FeedEventData = {
  /** A player opened an account. */
  readonly 'player.registered': Readonly<Record<string, never>>
  /** A player’s identity was verified by documents. */
  readonly 'identity.verified': Readonly<Record<string, never>>
  /** A verification was taken back. */
  readonly 'identity.revoked': Readonly<Record<string, never>>
  /** A deposit was credited. */
  readonly 'deposit.paid': {
    /** The number of the order, the same in every event about it. */
    readonly order: string
    /** Whole centavos: 12345 is ₱123.45. */
    readonly amount: number
    /** True for the player’s first deposit ever. */
    readonly isFirst: boolean
  }
  /** A withdrawal was paid out. */
  readonly 'withdrawal.paid': {
    /** The number of the order, the same in every event about it. */
    readonly order: string
    /** Whole centavos: 12345 is ₱123.45. */
    readonly amount: number
  }
  /** A withdrawal’s money went back to the player’s balance. */
  readonly 'withdrawal.returned': {
    /** The number of the order, the same in every event about it. */
    readonly order: string
    /** Whole centavos: 12345 is ₱123.45. */
    readonly amount: number
    /** reversed: it had been paid out, and the bank sent it back. */
    readonly because: 'rejected' | 'cancelled' | 'failed' | 'reversed'
  }
  /** A round of a game ended. */
  readonly 'round.closed': {
    /** The provider of the game. */
    readonly provider: string
    /** The code of the title. */
    readonly game: string
    /** The round’s id, unique within the provider. */
    readonly round: string
    /** 0 for the first result, and one more for each correction. */
    readonly revision: number
    /** True if the player paid nothing for it. */
    readonly isFree: boolean
    /** Whole centavos: 12345 is ₱123.45. */
    readonly stake: number
    /** Whole centavos: 12345 is ₱123.45. */
    readonly win: number
    /** ISO 8601, with the offset of Manila. */
    readonly openedAt: string
  }
  /** A closed round has another result, which replaces the last. */
  readonly 'round.corrected': {
    /** The provider of the game. */
    readonly provider: string
    /** The code of the title. */
    readonly game: string
    /** The round’s id, unique within the provider. */
    readonly round: string
    /** 0 for the first result, and one more for each correction. */
    readonly revision: number
    /** True if the player paid nothing for it. */
    readonly isFree: boolean
    /** Whole centavos: 12345 is ₱123.45. */
    readonly stake: number
    /** Whole centavos: 12345 is ₱123.45. */
    readonly win: number
    /** ISO 8601, with the offset of Manila. */
    readonly openedAt: string
  }
  /** A closed round does not count. */
  readonly 'round.voided': {
    /** The provider of the game. */
    readonly provider: string
    /** The code of the title. */
    readonly game: string
    /** The round’s id, unique within the provider. */
    readonly round: string
    /** 0 for the first result, and one more for each correction. */
    readonly revision: number
    /** True if the player paid nothing for it. */
    readonly isFree: boolean
    /** Whole centavos: 12345 is ₱123.45. */
    readonly stake: number
    /** Whole centavos: 12345 is ₱123.45. */
    readonly win: number
    /** ISO 8601, with the offset of Manila. */
    readonly openedAt: string
  }
  /** Bonus coins were credited. */
  readonly 'bonus.given': {
    /** Names this bonus: the same when it is given and when it ends. */
    readonly bonus: string
    /** The promotion or provider that gave it. */
    readonly source: string
    /** Whole centavos: 12345 is ₱123.45. */
    readonly amount: number
    /** The stake that a withdrawal needs first, in centavos; 0: none. */
    readonly playthrough: number
  }
  /** The playthrough of a bonus ended. */
  readonly 'bonus.ended': {
    /** Names this bonus: the same when it is given and when it ends. */
    readonly bonus: string
    /** The promotion or provider that gave it. */
    readonly source: string
    /** Whole centavos: 12345 is ₱123.45. */
    readonly amount: number
    /** played: fulfilled; spent: the balance ran out; cancelled: its credit was taken back. */
    readonly how: 'played' | 'spent' | 'givenUp' | 'expired' | 'cancelled'
  }
  /** A limit of a player was set, changed or ended. */
  readonly 'limit.changed': {
    readonly limit: 'deposit' | 'loss' | 'stake' | 'time'
    readonly period: 'day' | 'week' | 'month'
    readonly setBy: 'player' | 'operator'
    /** A limit that a player loosens takes effect later. */
    readonly change: 'tighten' | 'loosen'
  }
  /** A player is excluded from play. Do not market to this player until after it ends. */
  readonly 'exclusion.began': {
    readonly exclusion: 'timeOut' | 'selfExclusion' | 'operatorExclusion' | 'familyExclusion'
    /** ISO 8601, with the offset of Manila. */
    readonly endsAt: string
  }
  /** A player closed the account. */
  readonly 'account.closed': Readonly<Record<string, never>>
}

export type FeedEventType = keyof FeedEventData

export type FeedEventOf<Type extends FeedEventType> = {
  /** The same whenever this event is sent: take each id once. */
  readonly id: string
  readonly type: Type
  readonly version: number
  /** Grows from event to event of one player. */
  readonly sequence: number
  /** ISO 8601, with the offset of Manila. */
  readonly occurredAt: string
  /** The player’s name for you alone. */
  readonly player: string
  readonly data: FeedEventData[Type]
}

export type FeedEvent = { readonly [Type in FeedEventType]: FeedEventOf<Type> }[FeedEventType]

export type FeedDelivery = {
  readonly version: 1
  /** True for a test, which has no events. */
  readonly test?: true
  readonly events: readonly FeedEvent[]
}
