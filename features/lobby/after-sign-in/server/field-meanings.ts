import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  hasTask: 'True: a task’s reward can be claimed.',
  hasMail: 'True: a message is unread, or holds something to claim.',
  hasSignUpBonus: 'True: a day of a sign-in card, or its bonus, can be claimed.',
  hasFund: 'Of a promotion that this product does not have: always false.',
  hasAgent: 'Of a promotion that this product does not have: always false.',
  hasFreeBonus: 'True: a free daily reward can be claimed.',
  hasSupport: 'True: customer service has answered in the chat, and the player has not seen it.',
  downloadBonus: 'What can be claimed for having got the app; 0: nothing.',
  rechargeUpdate: 'The reason to get the app; null: the player has not deposited yet, or has had the reward.',
  bonus: 'What getting the app gives; 0: nothing but the app.',
}
