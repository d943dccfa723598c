import { staleText } from '#core/contract/staff-call.ts'
import { defineMessages } from '#core/message/message.ts'

/** Why two accounts do not count as two people. */
export const secondPersonMessages = defineMessages({
  freshFactor:
    'Your authenticator app or passkey was set up less than 24 hours ago. Until then, another colleague has to approve.',
  sameLink:
    'You and the person who asked were given your sign-in links by the same administrator, or one by the other, within the last 7 days. Somebody else has to approve.',
  sameDevice: 'You and the person who asked have signed in on the same device. Somebody else has to approve.',
  sameAddress:
    'You and the person who asked have signed in from the same network address. Somebody else has to approve.',
})

export const staffMessages = defineMessages({
  notPermitted: 'Your role does not allow this. An administrator can change your roles.',
  wrongCredentials: 'E-mail or password is wrong.',
  locked: 'Too many wrong tries. Please wait half an hour.',
  tryLater: 'Too many sign-ins from here. Please try again later.',
  codeWrong: 'This code is wrong, or was used before. Wait for the next one.',
  passkeyWrong: 'This passkey does not fit. Use the code of your authenticator app.',
  passkeysOff: 'Browsers have no passkeys for this address.',
  passkeyNotFound: 'This passkey is forgotten already.',
  tooManyPasskeys: 'Ten passkeys are enough. Remove one first.',
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
  stale: staleText,
  tooManyViews: 'This list has 20 views already. Delete one first.',
  noLinkAsked: 'Nobody has asked for a link for this member, or it was handed over already.',
  askedYourself: 'You asked for this link yourself. Another administrator has to hand it over.',
  samePassword: 'This is your password already. Choose a new one.',
  ...secondPersonMessages,
  passwordLength: 'Use 12 to 64 characters.',
  passwordTooSimple: 'Use at least 5 different characters.',
  passwordCommon: 'This password is too easy to guess. Choose another.',
  passwordHasName: 'Leave your own name out of it.',
})
