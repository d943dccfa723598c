import { coinItem, isPercentageItem, pointsItem, rewardKindOf, ticketItem } from '#core/reward/reward-item.ts'
import type { SettingField } from '../setting-field.ts'
import type { Row } from './rows-control.tsx'
import { messages } from './messages/en.ts'

/** The columns of a reward. The unit of its quantity follows from the chosen item. */
export const rewardColumns = ({ id }: Row): readonly SettingField[] => [
  { name: 'id', label: messages.item, type: 'choice', initial: coinItem, options },
  amountOf(typeof id === 'number' ? id : coinItem),
  { name: 'betRate', label: messages.playthrough, type: 'multiplier', initial: 1 },
]

const options = [
  { value: coinItem, label: messages.coins },
  { value: pointsItem, label: messages.points },
  { value: 1001, label: messages.depositCoupon },
  { value: 1301, label: messages.giftCoupon },
  { value: ticketItem, label: messages.drawTickets },
]

function amountOf(id: number): SettingField {
  const count = { name: 'count', initial: 100 } as const
  if (id === coinItem) return { ...count, label: messages.amount, type: 'money' }
  // The label differs from that of coins, so that the amount is cleared when the item changes.
  if (id === pointsItem) return { ...count, label: messages.amountPoints, type: 'points' }
  return { ...count, label: amountLabelOf(id), type: 'whole' }
}

function amountLabelOf(id: number): string {
  if (isPercentageItem(id)) return messages.amountPercent
  return rewardKindOf(id)?.endsWith('Coupon') ? messages.amountPesos : messages.amountPieces
}
