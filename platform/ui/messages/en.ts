/** What the screens of this feature say. */
export const messages = {
  // copy/copy-button.tsx
  copy: 'Copy',
  copySuccess: 'Copy Success.',
  copyFail: 'Copy Fail.',
  // copy/copy-row.tsx
  copyFailTheTextIs: 'Copy Fail. The text is selected: hold it to copy.',
  copyLabel: 'Copy {label}',
  // date-field/date-field.tsx
  month: 'Month',
  day: 'Day',
  year: 'Year',
  // error-state/error-state.tsx
  thisDidNotLoad: 'This did not load',
  codeCode: 'Code {code}',
  tryAgain: 'Try again',
  // offline-banner/offline-banner.tsx
  noConnectionYouCanLook: 'No connection. You can look around; the rest waits for the network.',
  // password-field/caps-lock-note.tsx
  capsLockIsOn: 'Caps Lock is on.',
  // password-field/password-field.tsx
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  // password-field/password-rules.tsx
  notMetYet: ': not met yet',
  // sheet/sheet-header.tsx
  close: 'Close',
  // skeleton/skeleton.tsx
  loading: 'Loading',
  // sortable-list/sortable-list.tsx
  nameIsNowToOf: '{name} is now {to} of {length}.',
  moveNameUpAndDown: 'Move {name}: up and down arrows',
} as const
