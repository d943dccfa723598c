import { defineMessages } from '#core/message/message.ts'

export const dailyCloseMessages = defineMessages({
  dayBlocked: 'This day cannot be closed yet.',
  figuresChanged: 'The figures have changed since you opened this page. Look at them again.',
  closedAlready: 'Somebody else has closed this day already.',
  dayNotOver: 'This day is not over yet.',
  notClosed: 'This day is not closed.',
  sentBefore: 'This request was sent already. It is on the page "Approvals".',
})
