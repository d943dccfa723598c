/** What the screens of this feature say. */
export const messages = {
  // report-form.tsx
  aboutGame: 'A game',
  aboutPayment: 'A deposit or withdrawal',
  aboutAccount: 'My account',
  aboutSafety: 'My safety',
  aboutOther: 'Something else',
  textTooShort: 'Please write at least {min} characters.',
  topic: 'What is it about?',
  whatHappened: 'What happened?',
  whatHappenedHint: 'Tell us when, in which game, and how much. Anything you remember helps.',
  isComplaint: 'This is a complaint',
  isComplaintHint:
    'Check this if you’re unhappy with how we treated you or settled something. We count complaints and report the numbers to the regulator.',
  send: 'Send',
  sent: 'Thank you. Your report number is {number}. Please mention it when you contact us about this.',
  // report-page.tsx
  reportAProblem: 'Report a problem',
  inReview: 'In review',
  answered: 'Answered',
  solved: 'Solved',
  yourReports: 'Your reports',
  // report-thread-page.tsx
  report: 'Report',
  allReports: 'All your reports',
  reportNotShown: 'Report not found',
  youReported: 'You',
  team: 'Customer service',
  handledAsComplaint: 'We’re handling this as a complaint.',
  enteredForYou: 'We opened this report for you after you contacted us.',
  messagesLabel: 'Messages',
  cannotReply: 'This report is solved. If you need more help, please send a new one.',
  // report-reply.tsx
  yourMessage: 'Your message',
  replyOpensAgain: 'Still not solved? Write to us, and we’ll open your report again.',
  reply: 'Send',
  // report-rating.tsx
  rateTitle: 'How did we do?',
} as const
