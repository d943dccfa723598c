import type { Centavos } from '#core/money/centavos.ts'

/** What of a player changes with play. */
export type LiveFacts = {
  readonly coin: Centavos
  readonly lottery: Centavos
  readonly bet: Centavos
  readonly userLevel: number
  readonly vip: number
  readonly vipExp: number
}

/** Games by their ids: what is liked, and what was played last, the newest first. */
export type GameData = { readonly gameLikes: Readonly<Record<string, 1>>; readonly gameHistory: readonly bigint[] }

/** The parts of the specification's user session that other features own. */
export type PlayerFacts = LiveFacts & {
  readonly safebox: Centavos
  readonly totalRecharge: Centavos
  /** The coins that the first deposit brings on top. */
  readonly firstRechargeBonus: Centavos
  readonly gameData: GameData
  /** The house knows who they are. */
  readonly hasKyc: boolean
  readonly hasSafeboxPassword: boolean
  /** The activities that are on for them, by number and in their order. */
  readonly activities: {
    readonly activityIds: readonly number[]
    readonly activityMap: Readonly<Record<string, { readonly sort: number }>>
    readonly loginPaying: boolean
  }
  /** The banks that the player has accounts of. */
  readonly boundBanks: readonly { readonly bankId: number }[]
}
