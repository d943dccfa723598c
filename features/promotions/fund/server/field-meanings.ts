import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  offer: 'The pack to buy; null: the player has one, or it is not offered.',
  fundId: 'The pack’s number, which recharge3 names.',
  price: 'The deposit that buys the pack.',
  lastsDays: 'How many days after the purchase milestones can be claimed.',
  isSoldOut: 'True: the budget does not cover the full pack.',
  owned: 'The player’s pack; null: none.',
  expireTime: 'Until when milestones can be claimed.',
  isActive: 'True: the pack can still give something.',
  level: 'The level that the milestone needs.',
  'fundUser.level': 'The player’s level.',
  milestones: 'The milestones, the lowest level first.',
  status: 'The status of the milestone.',
  total: 'What all milestones give together.',
  'fundReceive.items': 'What was given.',
}
