import { type Centavos, centavos, centavosFromNumber, pesos, sumCentavos } from '#core/money/centavos.ts'
import { isPercentageItem, type RewardItem, rewardKindOf } from './reward-item.ts'

/** A point costs ₱0.008 and is counted in hundredths: eight centavos per thousand. */
const pointsWorth = (hundredths: number): Centavos => centavos((BigInt(hundredths) * 8n + 999n) / 1_000n)
/** The most that a percentage adds to a deposit, unless the operator sets otherwise. */
const percentageWorth = pesos(1_000n)
/** A lottery ticket, or a card or piece of a collection. */
const pieceWorth = pesos(50n)

/** The worth of gifts in money, rounded up: the most they can cost the house. */
export const giftWorth = (items: readonly RewardItem[]): Centavos => sumCentavos(items.map(worthOf))

function worthOf({ id, count }: RewardItem): Centavos {
  switch (rewardKindOf(id)) {
    case 'coin':
      return centavosFromNumber(count)
    case 'points':
      return pointsWorth(count)
    case 'generalCoupon':
    case 'fixedCoupon':
    case 'giveCoupon':
      return isPercentageItem(id) ? percentageWorth : pesos(BigInt(count))
    default:
      return centavos(BigInt(count) * pieceWorth)
  }
}
