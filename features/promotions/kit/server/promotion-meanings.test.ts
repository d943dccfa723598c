import { expect, test } from 'vitest'
import { promotionMeanings } from './promotion-meanings.ts'

const meaningsOf = promotionMeanings([
  {
    key: 'harvest',
    fields: [
      { name: 'amount', label: 'Reward', type: 'money', initial: 0 },
      { name: 'days', label: 'Days', type: 'whole', initial: 7 },
      { name: 'rate', label: 'Rate', type: 'percent', initial: 50 },
      { name: 'items', label: 'Items', type: 'rewards', initial: [] },
      {
        name: 'steps',
        label: 'Steps',
        type: 'rows',
        initial: [],
        columns: [
          { name: 'deposited', label: 'Deposited', type: 'money', initial: 0 },
          { name: 'prizes', label: 'Prizes', type: 'rewards', initial: [] },
          { name: 'times', label: 'Times', type: 'whole', initial: 1 },
        ],
      },
    ],
  },
  { key: 'ladder', fields: [{ name: 'days', label: 'Bonus', type: 'money', initial: 0 }] },
])
const about = (subject: string) => meaningsOf({ action: 'promotion.save', subject })

test('the audit log writes a promotion’s amounts in pesos and its gifts in words, in its tables as well', () => {
  expect(about('promotion:harvest')).toEqual({
    amount: 'centavos',
    items: 'rewards',
    deposited: 'centavos',
    prizes: 'rewards',
  })
})

test('a name means what it means in the promotion that the line is about', () => {
  expect(about('promotion:ladder')).toEqual({ days: 'centavos' })
  expect(about('promotion:unknown')).toEqual({})
  expect(about('webConfiguration')).toEqual({})
})
