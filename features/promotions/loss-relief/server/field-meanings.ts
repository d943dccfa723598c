import type { FieldMeanings } from '#core/contract/field-meanings.ts'
import { rewardItemMeanings } from '#platform/http/openapi/shared-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  op: 'Whether the player only looks (query) or claims the aid of the day (receive).',
  isBankrupt: 'True: the player has next to nothing left in coins, safebox and open rounds.',
  restsBecause: 'Why nothing is offered now; null: something is.',
  aid: 'The aid of the day.',
  'aid.status': 'The status of the aid.',
  pack: 'The deposit that gives more.',
  price: 'What the deposit has to be.',
  'pack.status': 'The status of the pack; 1: it can be bought now, 2: it was bought.',
  expireTime: 'Until when the pack can be bought; null: it was not offered.',
  usedInWeek: 'How often the player was helped since Monday.',
  perWeek: 'How often a player is helped in a week.',
  given: 'What was just given; empty: nothing.',
  ...rewardItemMeanings('given'),
}
