import type { FieldMeanings } from '#core/contract/field-meanings.ts'
import { rewardItemMeanings } from '#platform/http/openapi/shared-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  ownList: 'The cards of the player; the current one is the first.',
  id: 'The card, by its number: a claim names it.',
  propId: 'Which card it is, by its item id.',
  loginPayDataJson: 'What was claimed of the card.',
  'loginPayDataJson.days': 'The days that were claimed; -1: the sign-up bonus was.',
  price: 'What the deposit for the card has to be.',
  days: 'What each day of the card gives, the first first.',
  day: 'The number of the day, from 1 on; -1: the sign-up bonus that came with the card.',
  status: 'The status of the reward.',
  signUp: 'The sign-up bonus; null: it came with another card.',
  isActive: 'True: the card can still give something.',
  expireTime: 'Until when the card can be claimed from.',
  buyPropIds: 'Every card that was ever bought, also one whose deposit was refunded, by item ID.',
  needRecharge: 'What the cheapest card costs; 0: one is owned, or none is left.',
  cards: 'The cards that can be bought now.',
  total: 'What all days of the card give in coins.',
  signUpItems: 'What the first card gives besides; empty: one was bought before.',
  ...rewardItemMeanings('signUpItems'),
  lastsDays: 'How many days a card can be claimed from.',
  nextDayAt: 'When the next day begins in Manila.',
  'receiveLoginPay3.items': 'What was given.',
}
