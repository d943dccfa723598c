import { staleText } from '#core/contract/staff-call.ts'
/** Why two accounts do not count as two people. */
export const secondPersonMessages = {
  freshFactor:
    'You set up your authenticator app or passkey less than 24 hours ago, so you can’t approve yet. Another member has to approve.',
  sameLink:
    'You and the member who requested this got sign-in links from the same administrator, or from each other, in the last 7 days. Another member has to approve.',
  sameDevice: 'You and the member who requested this have signed in on the same device. Another member has to approve.',
  sameAddress:
    'You and the member who requested this have signed in from the same IP address. Another member has to approve.',
} as const

export const staffMessages = {
  notPermitted: 'Your role doesn’t allow this, so nothing changed. An administrator can change your roles.',
  wrongCredentials: 'Wrong e-mail or password. Try again.',
  locked: 'Too many wrong attempts. Try again in 30 minutes.',
  tryLater: 'Too many sign-in attempts from here. Try again later.',
  codeWrong: 'This code is wrong or was already used. Enter the next one.',
  passkeyWrong: 'This passkey didn’t work. Use a code from your authenticator app.',
  passkeysOff: 'Passkeys can’t be used at this address.',
  passkeyNotFound: 'This passkey was already removed.',
  tooManyPasskeys: 'You can have up to 10 passkeys. Remove one first.',
  signInOver: 'Sign-in timed out. Enter your password again.',
  invitationOver: 'This link was already used or has expired. Ask an administrator for a new one.',
  emailTaken: 'A member with this e-mail already exists. Nobody was added.',
  dutiesJoined: 'These roles together could both request and approve the same change. Give them to two people.',
  regulatorJoined: 'The regulator looks on from outside and has no other role here. Choose one or the other.',
  memberNotFound: 'This member doesn’t exist.',
  memberSuspended: 'This member is suspended. Lift the suspension first.',
  ownAccount: 'You can’t do this to your own account. Ask another administrator.',
  lastAdmin: 'This is the last administrator. Add another administrator first.',
  alreadySuspended: 'This member is already suspended.',
  notSuspended: 'This member isn’t suspended.',
  noSessions: 'This member isn’t signed in anywhere.',
  nothingToChange: 'Nothing to change: these roles are already set.',
  stale: staleText,
  tooManyViews: 'You can save up to 20 views per list. Delete one first.',
  noLinkAsked: 'No sign-in link is pending for this member. It may already have been handed over.',
  askedYourself: 'You requested this link. Another administrator has to hand it over.',
  samePassword: 'This is your current password. Choose a new one.',
  ...secondPersonMessages,
  passwordLength: 'Use 12 to 64 characters.',
  passwordTooSimple: 'Use at least 5 different characters.',
  passwordCommon: 'This password is too easy to guess. Choose another.',
  passwordHasName: 'Don’t use your own name in the password.',
} as const
