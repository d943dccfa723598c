/** What the screens of this feature say. */
export const messages = {
  // contact-links.tsx
  contact: 'Contact us',
  // live-chat.tsx
  liveChat: 'Live chat',
  liveChatFrame: 'Live chat with customer service',
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
  send: 'Send',
  sent: 'Thank you. Your report number is {number}. Please mention it when you contact us about this.',
  // report-page.tsx
  reportAProblem: 'Report a problem',
  inReview: 'In review',
  answered: 'Answered',
  closed: 'Closed',
  yourReports: 'Your reports',
  // service-icons.tsx
  customerService: 'Customer service',
  // service-page.tsx
  greeting: 'Tell us what happened. Real people read every message and are here to help.',
  emailUs: 'Email us',
  limitsAndBreaks: 'Limits and breaks',
  aboutUs: 'About us',
  moreHelp: 'More help',
  helpline: 'When playing stops being fun',
} as const
