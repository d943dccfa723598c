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
  'bankAccount.noPasskey': 'No passkey can confirm this yet. Use a code instead.',
  'bankAccount.passkeyWrong': 'This passkey didn’t work. Try another one, or use a code.',
  'bankAccount.passkeyOver': 'This confirmation is no longer valid. Please confirm again.',
  'bankAccount.passkeyResting':
    'To keep your money safe, a new passkey can confirm accounts 24 hours after you add it. Use a code instead.',
  'bankAccount.tryLater': 'You’ve changed your accounts too many times today. Please try again tomorrow.',
} as const
