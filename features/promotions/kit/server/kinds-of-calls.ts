import type { Call } from '#core/contract/call.ts'
import type { PromotionKind } from '../promotion-kind.ts'
import type { PromotionModule } from './served-promotion.ts'

export type ServedModules = readonly Pick<PromotionModule, 'player' | 'served'>[]

/** The promotion of each call, for gates. */
export const kindsOfCalls = (promotions: ServedModules): ReadonlyMap<Call, PromotionKind> =>
  new Map(
    promotions.flatMap(({ player, served }) =>
      (player?.handlers ?? []).map(({ call }) => [call, served.kind] as const),
    ),
  )
