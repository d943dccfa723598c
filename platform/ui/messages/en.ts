/** What the screens of this feature say. */
export const messages = {
  // copy/copy-button.tsx
  copy: 'Copy',
  copySuccess: 'Copy Success.',
  copyFail: 'Copy Fail.',
  // copy/copy-row.tsx
  copyFailSelected: 'Copy Fail. The text is selected. Press and hold it to copy.',
  copyNamed: 'Copy {label}',
  // countdown/countdown-text.ts
  daysAndTime: '{days}d {time}',
  // date-field/date-field.tsx
  month: 'Month',
  day: 'Day',
  year: 'Year',
  january: 'January',
  february: 'February',
  march: 'March',
  april: 'April',
  may: 'May',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
  // error-state/error-state.tsx
  didNotLoad: 'This didn’t load',
  errorCode: 'Error code: {code}',
  tryAgain: 'Try again',
  // offline-banner/offline-banner.tsx
  offline: 'No connection. You can still browse, but games and payments need the internet.',
  // password-field/caps-lock-note.tsx
  capsLockOn: 'Caps Lock is on.',
  // password-field/password-field.tsx
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  // password-field/password-rules.tsx
  ruleMet: '(met)',
  ruleNotMet: '(not met yet)',
  // sheet/sheet-header.tsx
  close: 'Close',
  // skeleton/skeleton.tsx
  loading: 'Loading',
  // sortable-list/sortable-list.tsx
  movedTo: '{name} is now number {place} of {count}.',
  move: 'Move {name} with the up and down arrow keys',
} as const
