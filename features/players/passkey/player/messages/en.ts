/** What the screens of this feature say. */
export const messages = {
  // passkeys-page.tsx
  passkeys: 'Passkeys',
  // passkey-list.tsx
  lead: 'A passkey lets you log in and confirm withdrawals with your fingerprint, face or screen lock. It only works on this site, so a fake site can’t steal it.',
  lost: 'Lost a device? You can still log in with your password. Remove its passkey here.',
  addAPasskey: 'Add a passkey',
  notSupported: 'This browser can’t add passkeys. Try the current version of Chrome, Safari or Edge.',
  full: 'You can have up to {max} passkeys. Remove one to add another.',
  added: 'Added {time}',
  lastUsed: 'Last used {time}',
  confirmsFrom: 'Confirms withdrawals from {time}',
  // add-passkey-form.tsx
  name: 'Name',
  namePlaceholder: 'My phone',
  password: 'Password',
  restNote: 'You can log in with it right away. To keep your money safe, it can confirm withdrawals after 24 hours.',
  continue: 'Continue',
  // use-add-passkey.ts
  nameMissing: 'Enter a name, so you can tell your passkeys apart.',
  passwordMissing: 'Enter your password.',
  notCreated: 'Your device didn’t create a passkey. It may already have one, or the request was cancelled.',
  passkeyAdded: 'Passkey added.',
  // passkey-sheet.tsx
  removePasskey: 'Remove passkey',
  // rename-passkey-form.tsx
  save: 'Save',
  // remove-passkey-form.tsx
  removeLead: 'This passkey can no longer log in or confirm. Delete it on your device too, so it isn’t offered again.',
  passkeyRemoved: 'Passkey removed.',
} as const
