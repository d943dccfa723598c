import { defineMessages } from '#core/message/message.ts'

/** What the back office says about sign-in and permissions. */
export const staffMessages = defineMessages({
  notPermitted: 'Your role does not allow this. An administrator can change your roles.',
  wrongCredentials: 'E-mail or password is wrong.',
  locked: 'Too many wrong tries. Please wait half an hour.',
  tryLater: 'Too many sign-ins from here. Please try again later.',
  codeWrong: 'This code is wrong, or was used before. Wait for the next one.',
  signInOver: 'This took too long. Please enter your password again.',
  invitationOver: 'This link was used before or is too old. Ask for a new one.',
  passwordLength: 'Use 12 to 64 characters.',
  passwordTooSimple: 'Use at least 5 different characters.',
  passwordHasName: 'Leave your own name out of it.',
})
