/** Blockers and refusals of a withdrawal, in the player's words. */
export const messages = {
  'withdrawal.withdrawalsClosed': 'Withdrawals are temporarily closed. Your balance is safe. Please try again later.',
  'withdrawal.riskHold': 'Your withdrawals are under review. Your balance is safe. Customer service can tell you more.',
  'withdrawal.openWithdrawal': 'You already have a withdrawal in progress. You can start another when it’s done.',
  'withdrawal.resting':
    'You recently changed your mobile number, password or account. To keep your money safe, withdrawals are on hold for 24 hours.',
  'withdrawal.kyc': 'Verify your identity to withdraw.',
  'withdrawal.neverDeposited': 'Make your first deposit. Winnings from bonuses alone can’t be withdrawn yet.',
  'withdrawal.turnover': 'Complete your playthrough before you withdraw.',
  'withdrawal.bonusOnBreak':
    'You’re on a break, so a bonus can’t be played through. Give it up below, and you can withdraw the rest.',
  'withdrawal.openRound': 'A game round is still open. Finish it before you withdraw.',
  'withdrawal.noMobile': 'Add your mobile number. We text you a code for every withdrawal.',
  'withdrawal.noPassword': 'Set a withdrawal password.',
  'withdrawal.noAccount':
    'Add a bank account or e-wallet for your withdrawals. You can withdraw to it 24 hours after you add it.',
  'withdrawal.nameDiffers': 'Your account must be in the name on your ID.',
  'withdrawal.accountResting':
    'To keep your money safe, a new account can receive withdrawals 24 hours after you add it.',
  'withdrawal.dayCount': 'You’ve used all your withdrawals for today. You can withdraw again after midnight.',
  'withdrawal.dayAmount': 'This is more than you can still withdraw today. Your limit resets at midnight.',
  'withdrawal.notEnough': 'Your balance isn’t enough for this withdrawal. Nothing was withdrawn.',
  'withdrawal.accountUnknown': 'Choose one of your accounts.',
  'withdrawal.amountTooSmall': 'The amount is below the minimum withdrawal.',
  'withdrawal.amountTooLarge': 'The amount is above the maximum for one withdrawal.',
  'withdrawal.wrongPassword': 'Wrong withdrawal password. Please try again.',
  'withdrawal.locked': 'Too many wrong attempts. Your balance is safe. Please try again in 30 minutes.',
  'withdrawal.codeWrong': 'The code is wrong or expired. Please request a new one.',
  'withdrawal.noPasskey': 'No passkey can confirm this yet. Use your withdrawal password and a code.',
  'withdrawal.tryLater': 'Too many attempts. Your balance is safe. Please try again later.',
  'withdrawal.passkeyWrong':
    'This passkey didn’t work, and nothing was withdrawn. Try another one, or use your withdrawal password and a code.',
  'withdrawal.passkeyOver': 'This confirmation is no longer valid, and nothing was withdrawn. Please confirm again.',
  'withdrawal.passkeyResting':
    'To keep your money safe, a new passkey can confirm withdrawals 24 hours after you add it. Use your withdrawal password and a code.',
  'withdrawal.reqIdUsed':
    'This withdrawal was already requested with other details. Check your withdrawal records before you try again.',
  'withdrawal.orderNotFound': 'We couldn’t find this withdrawal.',
  'withdrawal.bonusEnded': 'This bonus has already ended.',
  'withdrawal.bonusInRound': 'A game round is still open. Finish it before you give up the bonus.',
  'withdrawal.bonusInSafebox': 'Move your money from the safebox to your balance before you give up the bonus.',
  'withdrawal.debitChanged':
    'Your balance has changed, so the amount you give up has changed too. Check the new amount and try again.',
  'withdrawal.tooLate': 'This withdrawal can no longer be cancelled.',
} as const
