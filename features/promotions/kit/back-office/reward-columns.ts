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

const amountOf = (id: number): SettingField =>
  id === coinItem
    ? { name: 'count', label: messages.amount, type: 'money', initial: 100 }
    : { name: 'count', label: amountLabelOf(id), type: 'whole', initial: 100 }

function amountLabelOf(id: number): string {
  if (id === pointsItem) return messages.amountPoints
  if (isPercentageItem(id)) return messages.amountPercent
  return rewardKindOf(id)?.endsWith('Coupon') ? messages.amountPesos : messages.amountPieces
}
