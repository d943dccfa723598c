import { defineMessages } from '#core/message/message.ts'

export const adjustmentMessages = defineMessages({
  playerNotFound: 'There is no player with this id.',
  aboveDailyCap: 'This is more than may be moved by hand in a day. The cap is in the web configuration.',
  sentBefore: 'This request was sent already. It is on the page "Approvals".',
})
