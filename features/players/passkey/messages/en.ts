export const messages = {
  'passkey.wrongPassword': 'Wrong password. Please try again.',
  'passkey.locked': 'Too many wrong passwords. Please try again later.',
  'passkey.codeWrong': 'The code is wrong or has expired.',
  'passkey.off': 'Passkeys aren’t available at this address.',
  'passkey.tooMany': 'You can have up to 10 passkeys. Remove one first.',
  'passkey.notAdded': 'This passkey couldn’t be added. Please try again.',
  'passkey.over': 'This took too long. Please start again.',
  'passkey.notFound': 'This passkey was already removed.',
} as const
