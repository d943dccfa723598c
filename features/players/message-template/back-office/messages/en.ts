/** What the screens of this feature say. */
export const messages = {
  // templates-page.tsx
  templates: 'Message templates',
  templatesLead:
    'Every fixed message that players get, in the words that they get it. The texts are part of the product and are only read here.',
  search: 'Search',
  searchHint: 'e.g. deposit',
  message: 'Message',
  kind: 'About',
  anyKind: 'Anything',
  channel: 'Channel',
  channels: 'Channels',
  anyChannel: 'All channels',
  templatesEmpty: 'No message matches these filters.',
  loading: 'Loading…',
  // template-words.ts
  kindMoney: 'Money',
  kindReward: 'Rewards',
  kindAccount: 'Account and security',
  kindSupport: 'Customer service',
  kindCode: 'Codes',
  kindPlay: 'Play',
  inbox: 'Inbox',
  email: 'E-mail',
  sms: 'SMS',
  push: 'Push',
  sentAlways: 'Always',
  sentUnlessOff: 'Unless turned off',
  sentIfChosen: 'If turned on',
  // template-page.tsx
  allTemplates: 'All message templates',
  kindAndWhen: '{kind}. {when}',
  exampleNote: 'Made by the code that writes to players. Amounts, times, numbers and names are examples.',
  pushNote:
    'Made by the code that writes to players; phones add their own frame. A push has no test, because only players’ phones receive it.',
  testOff: 'The service for this is not set up here, so no test can be sent.',
  testSent: 'Test sent to {address}.',
  // message-words.tsx
  noTitle: 'No title yet',
  noWords: 'No text yet',
  smsLength: { one: '{letters} letters, 1 message', other: '{letters} letters, {count} messages' },
  smsUnicode:
    'A letter or sign in it is outside the phone alphabet, like ₱ or a curly quote. Each message then holds 67 to 70 letters instead of 153 to 160.',
  // in-both-languages.tsx
  sendTestIn: 'Send a test in {language}',
  // email-preview.tsx
  subject: 'Subject',
  asHtml: 'As e-mail',
  asText: 'As plain text',
  viewIn: 'View in {language}',
  emailIn: 'E-mail in {language}',
  // test-dialog.tsx
  testTitle: 'Send a test in {language}?',
  testInboxBody:
    'It goes as an e-mail to {address}, the address that you sign in with, because members have no inbox. Its subject begins with [Test]. No player gets it.',
  testEmailBody:
    'It goes to {address}, the address that you sign in with. Its subject begins with [Test]. It counts nowhere, and no player gets it.',
  testSmsBody: 'Its text begins with [Test]. It counts nowhere. Numbers of players are refused.',
  ownNumber: 'Your mobile number',
  sendTest: 'Send test',
} as const
