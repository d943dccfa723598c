import { defineMessages } from '#core/message/message.ts'

/** Blockers and refusals of a withdrawal, in the player's words. */
export const withdrawalMessages = defineMessages({
  'withdrawal.withdrawalsClosed':
    'Withdrawals are closed for a short time. Your balance is safe. Please try again later.',
  'withdrawal.riskHold': 'Your withdrawals are being looked at. Customer service can tell you more.',
  'withdrawal.openWithdrawal': 'A withdrawal is under way. The next one can begin when it has ended.',
  'withdrawal.resting':
    'You have changed a number, a password or an account. Withdrawals rest for a day to keep your money safe.',
  'withdrawal.kyc': 'Confirm who you are with a document before money can be paid out.',
  'withdrawal.neverDeposited': 'Make a deposit first. What is won from gifts alone cannot be paid out.',
  'withdrawal.turnover': 'A part of your balance still has to be staked.',
  'withdrawal.openRound': 'A round of a game is still open. Finish it first.',
  'withdrawal.noMobile': 'Bind a mobile number. A code is sent to it for every withdrawal.',
  'withdrawal.noPassword': 'Set a withdrawal password.',
  'withdrawal.noAccount': 'Bind an account that you can be paid to.',
  'withdrawal.nameDiffers': 'Your account has to be in the name on your identity document.',
  'withdrawal.accountResting': 'A new account can be paid to 24 hours after you add it, to keep your money safe.',
  'withdrawal.dayCount': 'You have made all the withdrawals of a day. The next day begins at midnight.',
  'withdrawal.dayAmount': 'This is more than a day still allows. The next day begins at midnight.',
  'withdrawal.notEnough': 'Your balance is too small for this withdrawal.',
  'withdrawal.accountUnknown': 'Choose one of your accounts.',
  'withdrawal.amountTooSmall': 'The amount is below the smallest that can be withdrawn.',
  'withdrawal.amountTooLarge': 'The amount is above the largest that can be withdrawn at once.',
  'withdrawal.wrongPassword': 'This is not your withdrawal password.',
  'withdrawal.locked': 'There were too many wrong tries. Please wait half an hour.',
  'withdrawal.codeWrong': 'The code is wrong or too old. Please ask for another.',
  'withdrawal.reqIdUsed': 'This withdrawal was asked for before, with other details. Please begin again.',
  'withdrawal.orderNotFound': 'There is no such withdrawal.',
  'withdrawal.tooLate': 'This withdrawal can no longer be cancelled.',
})
