import type { LocalText } from '#core/message/local-text.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'

/** An item of the points shop. */
export type ShopItem = {
  readonly id: number
  readonly name: LocalText
  /** The price in whole points. */
  readonly points: number
  /** Granted at once; empty for prizes sent by people. */
  readonly items: readonly RewardItem[]
  /** What a prize sent by people costs the house. */
  readonly worth: Centavos
  /** Per month for all players; 0 for unlimited. */
  readonly stock: number
  /** Per month for one player; 0 for unlimited. */
  readonly perPlayer: number
  readonly vipMin: number
}

export type PointsShop = { readonly items: readonly ShopItem[] }

export const countMax = 20
export const expiryMonths = 12
