import { coinItem, isPercentageItem, pointsItem, rewardKindOf, ticketItem } from '#core/reward/reward-item.ts'
import type { SettingField } from '../setting-field.ts'
import type { Row } from './rows-control.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** The columns of a reward. The unit of its quantity follows from the chosen item. */
export const rewardColumns = ({ id }: Row): readonly SettingField[] => [
  { name: 'id', label: messages.item, type: 'choice', initial: coinItem, options },
  amountOf(typeof id === 'number' ? id : coinItem),
  { name: 'betRate', label: messages.toBeStakedTimes, type: 'multiplier', initial: 1 },
]

const options = [
  { value: coinItem, label: messages.coins },
  { value: pointsItem, label: messages.points },
  { value: 1001, label: messages.depositCouponAPercentage },
  { value: 1301, label: messages.giftCoupon },
  { value: ticketItem, label: messages.drawTickets },
]

const amountOf = (id: number): SettingField => {
  if (id === coinItem) return { name: 'count', label: messages.howMuch, type: 'money', initial: 100 }
  return {
    name: 'count',
    label: formatMessage(messages.howMuchUnit, { unit: unitOf(id) }),
    type: 'whole',
    initial: 100,
  }
}

function unitOf(id: number): string {
  if (id === pointsItem) return messages.hundredthsOfAPoint
  if (isPercentageItem(id)) return 'percent'
  return rewardKindOf(id)?.endsWith('Coupon') ? 'pesos' : 'pieces'
}
