/** Texts about the safebox and the withdrawal password. */
export const messages = {
  'safebox.passwordDigits': 'Your withdrawal password must have 6 digits.',
  'safebox.passwordObvious': 'This password is too easy to guess. Choose 6 digits that aren’t in order.',
  'safebox.alreadySet': 'You already have a withdrawal password. Change it instead.',
  'safebox.notSet': 'Set a withdrawal password first.',
  'safebox.wrongPassword': 'Wrong withdrawal password. Please try again.',
  'safebox.wrongAccountPassword': 'Wrong login password. Please try again.',
  'safebox.locked': 'Too many wrong attempts. Your money is safe. Please try again in 30 minutes.',
  'safebox.codeWrong': 'The code is wrong or expired. Please request a new one.',
  'safebox.mobileNeeded': 'Add your mobile number first so we can text you a code.',
  'safebox.nothingToChange': 'This is already your withdrawal password.',
  'safebox.notEnough': 'There isn’t enough money to move this amount. Nothing was moved.',
  'safebox.reqIdUsed': 'This move was already made with another amount. Check your balance, then try again.',
} as const
