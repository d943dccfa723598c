import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  appInviteBonus1User: 'How the promotion stands for the player.',
  awardId: 'The gift that comes next, by its number in the list of gifts.',
  itemStatus: 'How the promotion stands.',
  inviteCount: 'How many friends count so far.',
  expireTime: 'Until when friends can be invited.',
  appInviteBonus1ConfigList: 'The two gifts.',
  'appInviteBonus1ConfigList.id': 'The number of the gift, by which it is taken.',
  'appInviteBonus1ConfigList.inviteCount': 'How many friends have to count for the gift.',
  propList: 'The gifts that were taken, by their numbers.',
  propId: 'The gift to take, by its number.',
  items: 'What was given.',
  inviteCode: 'The code that invites friends.',
  invites: 'The friends who came by the player’s invitation, the newest first.',
  name: 'The friend, masked.',
  state: 'Whether the friend still has to play, counts, was too late, or does not count.',
  time: 'When the friend registered.',
}
