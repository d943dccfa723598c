/** Texts about payout accounts. */
export const messages = {
  'bankAccount.institutionUnknown': 'You can’t add accounts from this bank right now. Please choose another.',
  'bankAccount.numberWrong': 'This doesn’t look like a valid {institution} account number. Please check it.',
  'bankAccount.nameMissing': 'Enter the account holder’s name as it appears at the bank.',
  'bankAccount.alreadyBound': 'You’ve already added this account.',
  'bankAccount.tooMany': 'You’ve reached the limit of 5 accounts. Change one of them instead.',
  'bankAccount.nameDiffers':
    'The account must be in your own name, as on your ID. Check the name, or use another account.',
  'bankAccount.notFound': 'We couldn’t find this account.',
  'bankAccount.inUse': 'A withdrawal to this account is in progress. You can change the account when it’s done.',
  'bankAccount.codeWrong': 'The code is wrong or expired. Please request a new one.',
  'bankAccount.mobileNeeded': 'Add your mobile number first so we can text you a code.',
  'bankAccount.tryLater': 'You’ve changed your accounts too many times today. Please try again tomorrow.',
} as const
