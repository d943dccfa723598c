export const debtMessages = {
  debtNotFound: 'This debt is no longer open. It was repaid or written off.',
  sentBefore: 'This request was already submitted. You’ll find it under Approvals.',
} as const
