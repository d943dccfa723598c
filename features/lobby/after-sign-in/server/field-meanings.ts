import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  hasTask: 'True: a task’s gift can be taken.',
  hasMail: 'True: a letter is unread, or holds something to take.',
  hasSignUpBonus: 'True: a day of a sign-in card, or its bonus, can be claimed.',
  hasFund: 'Of a promotion that this product does not have: always false.',
  hasAgent: 'Of a promotion that this product does not have: always false.',
  hasFreeBonus: 'True: a free daily gift can be claimed.',
  downloadBonus: 'What can be taken for having got the app; 0: nothing.',
  rechargeUpdate: 'The reason to get the app; null: the player has not deposited yet, or has had the gift.',
  bonus: 'What getting the app brings; 0: nothing but the app.',
}
