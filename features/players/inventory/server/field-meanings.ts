import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  propList: 'What the player has; what ends first is in front.',
  id: 'The item’s own ID: a deposit names a coupon by it.',
  propId: 'Which item it is, by the key of appPropConfigMap of the configuration.',
  count: 'How much it is: percent or pesos of a coupon, pieces of everything else.',
  isReserved: 'True: a deposit that is not paid yet holds it.',
  time: 'When the player was given it.',
  expireAt: 'Until when it can be used.',
}
