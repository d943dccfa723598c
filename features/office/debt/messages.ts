import { defineMessages } from '#core/message/message.ts'

export const debtMessages = defineMessages({
  debtNotFound: 'Nothing of this debt is open. It may have been repaid or written off.',
  sentBefore: 'This request was sent already. It is on the page "Approvals".',
})
