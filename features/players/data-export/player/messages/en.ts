/** What the page of the player's own data says. */
export const messages = {
  // data-page.tsx
  myData: 'My data',
  copyTitle: 'A copy of your data',
  copyLead:
    'Get a file with the data we hold about you: your profile, agreements, logins, identity details, payout accounts, limits, deposits, withdrawals, transactions, rounds, promotions and messages.',
  copyNot: 'Photos of your documents are not in the file. Ask customer service for copies.',
  making: 'We’re preparing your file. We’ll send a message to your inbox when it’s ready. You can leave this page.',
  expired: 'Your last file was deleted after seven days. You can ask for a new one.',
  failed: 'We couldn’t prepare your file. Please ask for it again.',
  nextAt: 'You can ask for a new file from {time}.',
  // request-form.tsx
  password: 'Password',
  passwordHint: 'To make sure that it’s you.',
  passwordMissing: 'Enter your password.',
  prepare: 'Prepare my file',
  prepareNew: 'Prepare a new file',
  replaces: 'A new file replaces this one.',
  // ready-file.tsx
  readyUntil: 'Your file is ready until {time}. After that, we delete it.',
  keepItSafe: 'It contains private details. Keep it where only you can open it.',
  download: 'Download ({size})',
  downloading: 'Downloading',
} as const
