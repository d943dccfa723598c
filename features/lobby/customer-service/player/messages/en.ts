/** What the screens of this feature say. */
export const messages = {
  // contact-links.tsx
  contact: 'Contact',
  // live-chat.tsx
  liveChat: 'Live chat',
  liveChatWithCustomerService: 'Live chat with customer service',
  // report-form.tsx
  myAccount: 'My account',
  mySafety: 'My safety',
  somethingElse: 'Something else',
  sayItInAtLeast: 'Say it in at least {reportTextLengthMin} characters.',
  whatIsItAbout: 'What is it about?',
  whatHappened: 'What happened?',
  whenInWhichGameHow: 'When, in which game, how much: whatever you remember helps.',
  send: 'Send',
  thankYouYourReportIs: 'Thank you. Your report is {sent}: name this number when you ask about it.',
  // report-page.tsx
  reportAProblem: 'Report a problem',
  beingRead: 'Being read',
  answered: 'Answered',
  closed: 'Closed',
  yourReports: 'Your reports',
  // service-icons.tsx
  customerService: 'Customer service',
  // service-page.tsx
  realPeopleReadWhatYou: 'Real people read what you write. Tell us what happened, and we will put it right.',
  writeToUs: 'Write to us',
  limitsAndBreaks: 'Limits and breaks',
  aboutUs: 'About us',
  moreHelp: 'More help',
  whenPlayIsNoFun: 'When play is no fun any more',
} as const
