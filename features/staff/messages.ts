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
  emailTaken: 'There is a member with this e-mail already.',
  dutiesJoined: 'Together these roles would ask for something and approve it. Give them to two people.',
  memberNotFound: 'There is no such member.',
  memberSuspended: 'This member is suspended. Lift the suspension first.',
  ownAccount: 'This is your own account. Ask another administrator.',
  lastAdmin: 'Nobody else could administer the back office any more. Make another administrator first.',
  alreadySuspended: 'This member is suspended already.',
  notSuspended: 'This member is not suspended.',
  noSessions: 'This member is signed in nowhere.',
  nothingToChange: 'This is how it is already.',
  tooManyViews: 'This list has 20 views already. Delete one first.',
  passwordLength: 'Use 12 to 64 characters.',
  passwordTooSimple: 'Use at least 5 different characters.',
  passwordHasName: 'Leave your own name out of it.',
})
