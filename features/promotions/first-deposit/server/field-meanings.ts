import type { FieldMeanings } from '#core/contract/field-meanings.ts'
import { rewardItemMeanings } from '#platform/http/openapi/shared-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  appRechargeBonusCollection9: 'The status of the offer for the player.',
  awardId: 'The offer that is made to the player, by its number.',
  itemStatus: 'The status of the offer: to be bought, bought with rewards to claim, or done.',
  propReceiveList: 'The rewards that were claimed, by their item ids.',
  expireTime: 'Until when it can be bought, or its rewards claimed.',
  isEnded: 'True: it is over, because it is too late, something else was bought, or the deposit was taken back.',
  appRechargeBonusCollection9ConfigList: 'The one offer that is made to this player.',
  price: 'What the deposit has to be.',
  showType: 'How large the offer is: 1 small, 2 medium, 3 large.',
  discount: 'What the price gives with everything, in percent of the price.',
  propList: 'What is in the offer, item by item.',
  ...rewardItemMeanings('propList'),
  propId: 'The reward to claim, by its item id.',
  items: 'What was given.',
}
