import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  appInviteBonus1User: 'The status of the promotion for the player.',
  awardId: 'The reward that comes next, by its number in the list of rewards.',
  itemStatus: 'The status of the promotion.',
  inviteCount: 'How many friends count so far.',
  expireTime: 'Until when friends can be invited.',
  appInviteBonus1ConfigList: 'The two rewards.',
  'appInviteBonus1ConfigList.id': 'The number of the reward, by which it is claimed.',
  'appInviteBonus1ConfigList.inviteCount': 'How many friends have to count for the reward.',
  propList: 'The rewards that were claimed, by their numbers.',
  propId: 'The reward to claim, by its number.',
  items: 'What was given.',
  inviteCode: 'The code that invites friends.',
  invites: 'The friends who came by the player’s invitation, the newest first.',
  name: 'The friend, masked.',
  state: 'Whether the friend still has to play, counts, was too late, or does not count.',
  time: 'When the friend registered.',
}
