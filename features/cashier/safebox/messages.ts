import { defineMessages } from '#core/message/message.ts'

/** Texts about the safebox and the withdrawal password. */
export const safeboxMessages = defineMessages({
  'safebox.passwordDigits': 'The withdrawal password has six digits.',
  'safebox.passwordObvious': 'This one is guessed first. Choose six digits that do not run in order.',
  'safebox.alreadySet': 'You have a withdrawal password already. Change it instead.',
  'safebox.notSet': 'Set a withdrawal password first.',
  'safebox.wrongPassword': 'This is not your withdrawal password.',
  'safebox.wrongAccountPassword': 'This is not the password that you sign in with.',
  'safebox.locked': 'There were too many wrong tries. Please wait half an hour.',
  'safebox.codeWrong': 'The code is wrong or too old. Please ask for another.',
  'safebox.mobileNeeded': 'Bind a mobile number first: a code is sent to it.',
  'safebox.nothingToChange': 'This is your withdrawal password already.',
  'safebox.notEnough': 'There is not so much to move.',
  'safebox.reqIdUsed': 'This move was made before with another amount. Please look at your balance and try again.',
})
