import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  steps: 'The steps of the day.',
  id: 'The number of the step.',
  kind: 'What the step counts: shares of the link, friends who registered today, or invites that became valid today.',
  need: 'How many it takes.',
  done: 'How many there are today.',
  status: 'The status of the step.',
  inviteCode: 'The code that invites friends.',
  resetsAt: 'The next midnight in Manila, when all steps restart.',
  channel: 'Where the link is shared.',
  shareUrl: 'The address that shares the link there, with the player’s invitation in it; for `link`, the link itself.',
  'appProxyUser4TaskUserReceive.items': 'What was given.',
}
