import { defineMessages } from '#core/message/message.ts'

export const approvalMessages = defineMessages({
  approvalNotFound: 'There is no such request.',
  notWaiting: 'This request is decided already.',
  requestExpired: 'This request is too old. Ask again if it is still needed.',
  ownRequest: 'You have asked for this yourself. Somebody else has to decide.',
  otherDuty: 'Your role does not decide this kind of request.',
  notOwnRequest: 'Only whoever asked for it can take it back.',
  cannotBeDone: 'This cannot be carried out now.',
})
