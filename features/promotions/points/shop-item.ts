import type { Centavos } from '#core/money/centavos.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'

/** Something that points are exchanged for. */
export type ShopItem = {
  readonly id: number
  readonly name: string
  /** Whole points for one. */
  readonly points: number
  /** Given at once; empty for what the staff sends. */
  readonly items: readonly RewardItem[]
  /** What a prize that is sent costs the house. */
  readonly worth: Centavos
  /** For all players together in a month; 0 for as many as are wanted. */
  readonly stock: number
  /** For one player in a month; 0 for as many as there are. */
  readonly perPlayer: number
  readonly vipMin: number
}

export type PointsShop = { readonly items: readonly ShopItem[] }

export const countMax = 20
export const expiryMonths = 12
