import { coinItem, isPercentageItem, pointsItem, rewardKindOf, ticketItem } from '#core/reward/reward-item.ts'
import type { SettingField } from '../setting-field.ts'
import type { Row } from './rows-control.tsx'

/** The columns of a reward. The unit of its quantity follows from the chosen item. */
export const rewardColumns = ({ id }: Row): readonly SettingField[] => [
  { name: 'id', label: 'Item', type: 'choice', initial: coinItem, options },
  amountOf(typeof id === 'number' ? id : coinItem),
  { name: 'betRate', label: 'To be staked (times)', type: 'multiplier', initial: 1 },
]

const options = [
  { value: coinItem, label: 'Coins' },
  { value: pointsItem, label: 'Points' },
  { value: 1001, label: 'Deposit coupon, a percentage' },
  { value: 1301, label: 'Gift coupon' },
  { value: ticketItem, label: 'Draw tickets' },
]

const amountOf = (id: number): SettingField => {
  if (id === coinItem) return { name: 'count', label: 'How much', type: 'money', initial: 100 }
  return { name: 'count', label: `How much (${unitOf(id)})`, type: 'whole', initial: 100 }
}

function unitOf(id: number): string {
  if (id === pointsItem) return 'hundredths of a point'
  if (isPercentageItem(id)) return 'percent'
  return rewardKindOf(id)?.endsWith('Coupon') ? 'pesos' : 'pieces'
}
