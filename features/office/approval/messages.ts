export const approvalMessages = {
  notLowRisk: 'This request needs its own review. Nothing was done.',
  approvalNotFound: 'This request doesn’t exist.',
  notWaiting: 'This request was already decided. Nothing changed. Reload to see the decision.',
  requestExpired: 'This request has expired and nothing changed. Submit it again if it’s still needed.',
  ownRequest: 'You can’t decide your own request. Another member has to approve or reject it.',
  otherDuty: 'Your role can’t decide this kind of request.',
  notOwnRequest: 'Only the member who submitted this request can cancel it.',
  cannotBeDone: 'This request can’t be carried out now. Nothing changed.',
} as const
