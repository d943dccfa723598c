/** The letters and SMS of accounts. */
export const messages = {
  // access/code-text.ts
  codeToRegister:
    '{code} is your {operator} code to create an account. Valid for 5 minutes. Never share it: we don’t ask for it.',
  codeToReset:
    '{code} is your {operator} code to reset your password or unlock your account. Valid for 5 minutes. Never share it: we don’t ask for it.',
  codeToAddNumber:
    '{code} is your {operator} code to add this number to your account. Valid for 5 minutes. Never share it: we don’t ask for it.',
  codeToConfirm:
    '{code} is your {operator} code to confirm a withdrawal or account change. Valid for 5 minutes. Never share it: we don’t ask for it.',
  numberHasAccount: '{operator}: This number already has an account. Log in, or reset your password.',
  numberHasNoAccount:
    '{operator}: Someone requested a code for this number, but no account uses it. You don’t need to do anything.',
  // lock-letter.ts
  playLockedTitle: 'Playing is on hold',
  playLocked: 'Since {time} (Manila time), you can’t open games or place bets. Open rounds will finish as usual.',
  playOpenedTitle: 'You can play again',
  playOpened: 'Since {time} (Manila time), you can open games and place bets again.',
  depositLockedTitle: 'Deposits are on hold',
  depositLocked:
    'Since {time} (Manila time), you can’t start new deposits. If you’ve already started one and pay it, we’ll add it to your balance.',
  depositOpenedTitle: 'You can deposit again',
  depositOpened: 'Since {time} (Manila time), you can deposit again.',
  withdrawLockedTitle: 'Withdrawals are on hold',
  withdrawLocked:
    'Since {time} (Manila time), you can’t start new withdrawals. Your balance stays yours, and withdrawals already in progress will continue.',
  withdrawOpenedTitle: 'You can withdraw again',
  withdrawOpened: 'Since {time} (Manila time), you can withdraw again.',
  bonusLockedTitle: 'Rewards are on hold',
  bonusLocked:
    'Since {time} (Manila time), you can’t claim rewards from messages, promos or the shop. Rewards in your inbox stay there until they expire.',
  bonusOpenedTitle: 'You can claim rewards again',
  bonusOpened: 'Since {time} (Manila time), you can claim rewards again, including those in your inbox.',
  lockObjection:
    'To find out why, or if you think this is a mistake, contact customer service. A person will review your case and reply to you.',
  // sessions/device-words.ts
  device: '{browser} on {system}',
  unknownBrowser: 'A browser',
  unknownSystem: 'an unknown system',
  unknownPlace: 'Unknown location',
  // sessions/security-words.ts
  newDeviceTitle: 'New login to your account',
  newDevice: 'Someone logged in to your account on {time} (Manila time) from {device}, {place}.',
  newDeviceOfUnknownPlace: 'Someone logged in to your account on {time} (Manila time) from {device}.',
  passwordChangedTitle: 'Your password was changed',
  passwordChanged:
    'Your password was changed on {time} (Manila time). Withdrawals are on hold for 24 hours to keep your money safe.',
  mobileAddedTitle: 'Mobile number added',
  mobileAdded:
    'A mobile number was added to your account on {time} (Manila time). Withdrawals are on hold for 24 hours to keep your money safe.',
  mobileRemovedTitle: 'Mobile number removed',
  mobileRemoved:
    'The mobile number was removed from your account on {time} (Manila time). Withdrawals are on hold for 24 hours to keep your money safe.',
  accountClosedTitle: 'Your account is closed',
  accountClosed: 'Your account was closed on {time} (Manila time). Customer service can reopen it.',
  passkeyAddedTitle: 'Passkey added',
  passkeyAdded:
    'A passkey was added to your account on {time} (Manila time). It can log in now, and confirm withdrawals after 24 hours.',
  passkeyRemovedTitle: 'Passkey removed',
  passkeyRemoved: 'A passkey was removed from your account on {time} (Manila time).',
  passkeysRemovedTitle: 'Passkeys removed',
  passkeysRemoved:
    'Your account was reset on {time} (Manila time), and its passkeys were removed. You can add them again.',
  bankAccountAddedTitle: 'Bank account added',
  bankAccountAdded: '{account} was added for your withdrawals on {time} (Manila time).',
  bankAccountChangedTitle: 'Bank account changed',
  bankAccountChanged: '{account} replaced your other account for withdrawals on {time} (Manila time).',
  withdrawalPasswordSetTitle: 'Withdrawal password set',
  withdrawalPasswordSet: 'Your withdrawal password was set on {time} (Manila time).',
  withdrawalPasswordChangedTitle: 'Withdrawal password changed',
  withdrawalPasswordChanged:
    'Your withdrawal password was changed on {time} (Manila time). Withdrawals are on hold for 24 hours to keep your money safe.',
  // sessions/security-notices.ts
  ifItWasYou: 'If this was you, you don’t need to do anything.',
  ifNotYouReset:
    'If it wasn’t you, reset your password, log out your other devices in your profile, and contact customer service.',
  ifNotYouContact: 'If it wasn’t you, contact customer service right away.',
  smsIfNotYouReset:
    '{operator}: {happened} Wasn’t you? Reset your password, log out your other devices in your profile, and contact customer service.',
  smsIfNotYouContact: '{operator}: {happened} Wasn’t you? Contact customer service right away.',
} as const
