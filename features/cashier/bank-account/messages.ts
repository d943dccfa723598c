import { defineMessages } from '#core/message/message.ts'

/** Texts about payout accounts. */
export const bankAccountMessages = defineMessages({
  'bankAccount.institutionUnknown': 'Accounts of this bank cannot be bound at the moment. Please choose another.',
  'bankAccount.numberWrong': 'This is not what an account number of {institution} looks like. Please check it.',
  'bankAccount.nameMissing': 'Give the name of the account’s holder, as the bank writes it.',
  'bankAccount.alreadyBound': 'This account is bound already.',
  'bankAccount.tooMany': 'You have five accounts, which is the most. Change one of them instead.',
  'bankAccount.nameDiffers':
    'The account has to be in your own name, as on your identity document. Please check the name, or use another account.',
  'bankAccount.notFound': 'There is no such account.',
  'bankAccount.inUse': 'A withdrawal to this account is under way. Change it when the money has arrived.',
  'bankAccount.codeWrong': 'The code is wrong or too old. Please ask for another.',
  'bankAccount.mobileNeeded': 'Bind a mobile number first: a code is sent to it.',
  'bankAccount.tryLater': 'You have changed your accounts often today. Please try again tomorrow.',
})
