/** The e-mails about the address itself. */
export const messages = {
  // code
  codeTitle: 'Your email code',
  code: 'Someone asked to use this email address for an account at {operator}. Enter this code there:',
  codeLasts: 'It’s valid for 15 minutes. Never share it: we don’t ask for it.',
  codeNotYou: 'If it wasn’t you, you don’t need to do anything. Without the code, the address isn’t used.',
  codeReason: 'You got this email because this address was entered in an account at {operator}.',
  // address added, changed, removed
  addedTitle: 'Email address added',
  added: 'An email address was added to your account on {time} (Manila time): {address}.',
  changedTitle: 'Email address changed',
  changed: 'The email address of your account was changed on {time} (Manila time) to {address}.',
  removedTitle: 'Email address removed',
  removed: 'The email address {address} was removed from your account on {time} (Manila time).',
  ifItWasYou: 'If this was you, you don’t need to do anything.',
  ifNotYou:
    'If it wasn’t you, reset your password, log out your other devices in your profile, and contact customer service.',
  // at the end of every message
  alwaysReason:
    'We always send emails about your money and the safety of your account while your account has an email address. You can remove the address in your profile.',
  chosenReason: 'You get this email because you turned it on in your profile.',
  promosReason: 'You get this email because you agreed to promos by email. You can change that in your profile, too.',
  stopThese: 'Stop these emails',
} as const
