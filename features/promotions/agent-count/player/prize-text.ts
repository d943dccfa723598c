import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { withoutZeroCentavos } from '#core/money/short-money.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import type { WireItem } from '#features/promotions/kit/player/index.ts'

/** A prize in a few letters: ₱20, 50 points. */
export const prizeText = (items: readonly WireItem[]): string =>
  items
    .map(({ id, count, betRate }) => rewardName({ id, count, betRate: basisPointsFromDecimal(betRate) }))
    .map(withoutZeroCentavos)
    .join(' + ')
