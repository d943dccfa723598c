export const feedMessages = {
  partnerNotFound: 'This partner doesn’t exist.',
  sentBefore: 'This request was already submitted. You’ll find it under Approvals.',
  nameTaken: 'Another partner has this name.',
  tooManyPartners: 'There are already 50 partners.',
  nothingToChange: 'Deliveries are already in that state. Nothing changed.',
  noSecret: 'Create a signing secret first.',
  letterNotFound: 'These events are no longer waiting here, or they are being sent.',
  readsItself: 'This partner has no address: it reads its events itself.',
  tooLongAgo: 'Events are kept for 14 days. Choose a later time.',
} as const
