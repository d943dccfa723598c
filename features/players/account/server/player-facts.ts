import type { Centavos } from '#core/money/centavos.ts'

/** The fields of a player that change with play. */
export type LiveFacts = {
  readonly coin: Centavos
  readonly lottery: Centavos
  readonly bet: Centavos
  readonly userLevel: number
  readonly vip: number
  readonly vipExp: number
}

/** Game ids: likes, and recently played ones, newest first. */
export type GameData = { readonly gameLikes: Readonly<Record<string, 1>>; readonly gameHistory: readonly bigint[] }

/** Fields of the specification's user session that other features own. */
export type PlayerFacts = LiveFacts & {
  readonly safebox: Centavos
  readonly totalRecharge: Centavos
  /** The bonus coins of the first deposit. */
  readonly firstRechargeBonus: Centavos
  readonly gameData: GameData
  /** The identity is verified. */
  readonly hasKyc: boolean
  readonly hasSafeboxPassword: boolean
  /** Activities open to the player, by number and in order. */
  readonly activities: {
    readonly activityIds: readonly number[]
    readonly activityMap: Readonly<Record<string, { readonly sort: number }>>
    readonly loginPaying: boolean
  }
  /** The banks of the player's bound accounts. */
  readonly boundBanks: readonly { readonly bankId: number }[]
}
