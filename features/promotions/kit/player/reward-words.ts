import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { withoutZeroCentavos } from '#core/money/short-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { rewardCountText } from '#core/reward/reward-text.ts'
import type { WireItem } from './reward-items.tsx'
import { messages } from './messages/en.ts'

/** A reward with its playthrough: ₱10.00 (5× playthrough). */
export function rewardWithConditions({ id, count, betRate }: WireItem): string {
  const reward = rewardName({ id, count, betRate: basisPointsFromDecimal(betRate) })
  return betRate > 0 ? formatMessage(messages.rewardWithPlaythrough, { reward, betRate }) : reward
}

/** How much has to be bet before a withdrawal once these items are in the balance; undefined: nothing. */
export function playBeforeWithdrawal(items: readonly WireItem[]): string | undefined {
  const required = items
    .filter(({ id }) => id === coinItem)
    .reduce((sum, { count, betRate }) => sum + requiredOf(count, betRate), 0)
  if (required === 0) return undefined
  return formatMessage(messages.playBeforeWithdrawal, { amount: formatMoney(wireCentavos(required)) })
}

/** As `applyBasisPoints` with `divCeil` in the ledger, which would add bytes to every first visit; a test compares them. */
const requiredOf = (count: number, betRate: number): number =>
  Math.ceil((count * basisPointsFromDecimal(betRate)) / tenThousand)
const tenThousand = 10_000

/** The count of the first reward for a narrow cell: ₱10, 100; with + if there are more. */
export function shortReward([first, ...others]: readonly WireItem[]): string {
  if (first === undefined) return ''
  const { id, count, betRate } = first
  const text = withoutZeroCentavos(rewardCountText({ id, count, betRate: basisPointsFromDecimal(betRate) }))
  return others.length > 0 ? `${text}+` : text
}
