import type { FieldMeanings } from '#core/contract/field-meanings.ts'
import { rewardItemMeanings } from '#platform/http/openapi/shared-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  appRechargeBonusCollection9: 'How the offer stands for the player.',
  awardId: 'The offer that is made to the player, by its number.',
  itemStatus: 'How the offer stands: to be bought, bought with gifts to claim, or done.',
  propReceiveList: 'The gifts that were claimed, by their item ids.',
  expireTime: 'Until when it can be bought, or its gifts claimed.',
  isEnded: 'True: it is over, because it is too late, something else was bought, or the deposit was taken back.',
  appRechargeBonusCollection9ConfigList: 'The one offer that is made to this player.',
  price: 'What the deposit has to be.',
  showType: 'How large the offer is: 1 small, 2 medium, 3 large.',
  discount: 'What the price brings with everything, in percent of the price.',
  propList: 'What is in the offer, item by item.',
  ...rewardItemMeanings('propList'),
  propId: 'The gift to claim, by its item id.',
  items: 'What was given.',
}
