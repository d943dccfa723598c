/** The message about a file that is ready, and what the file says about itself. */
export const messages = {
  // letter-of-export.ts
  readyTitle: 'Your data is ready to download',
  ready: 'You can download it under Profile, My data, until {time} (Manila time). After that, we delete the file.',
  keepItSafe: 'It contains private details. Keep it where only you can open it.',
  notYou: 'If you didn’t ask for it, change your password and contact customer service.',
  // export-text.ts
  aboutContent:
    'This is the data we hold about you: profile, agreements, logins, identity details, payout accounts, limits, deposits, withdrawals, transactions, rounds, promotions and messages.',
  aboutFigures:
    'Amounts of money are in Philippine pesos, amounts of points in points. Times are in Manila time. Account numbers are shown as in the app, with their last digits only.',
  aboutPictures: 'The photos of your documents are not in this file. Customer service gives you copies on request.',
  aboutMore: 'For anything that is missing, email us with “Data Protection Officer” in the subject.',
} as const
