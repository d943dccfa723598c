import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // copy/copy-button.tsx
  copy: 'I-copy',
  copySuccess: 'Na-copy na.',
  copyFail: 'Hindi na-copy.',
  // copy/copy-row.tsx
  copyFailSelected: 'Hindi na-copy. Naka-select na ang text. Pindutin nang matagal para i-copy.',
  copyNamed: 'I-copy ang {label}',
  // countdown/countdown-text.ts
  daysAndTime: '{days}d {time}',
  // date-field/date-field.tsx
  month: 'Buwan',
  day: 'Araw',
  year: 'Taon',
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
  didNotLoad: 'Hindi ito nag-load',
  errorCode: 'Error code: {code}',
  tryAgain: 'Subukan ulit',
  // offline-banner/offline-banner.tsx
  offline: 'Walang connection. Puwede ka pa ring mag-browse, pero kailangan ng internet para maglaro at magbayad.',
  // password-field/caps-lock-note.tsx
  capsLockOn: 'Naka-on ang Caps Lock.',
  // password-field/password-field.tsx
  hidePassword: 'Itago ang password',
  showPassword: 'Ipakita ang password',
  // password-field/password-rules.tsx
  ruleMet: '(pasok na)',
  ruleNotMet: '(hindi pa pasok)',
  // sheet/sheet-header.tsx
  close: 'Isara',
  // skeleton/skeleton.tsx
  loading: 'Naglo-load',
  // sortable-list/sortable-list.tsx
  movedTo: 'Pang-{place} na sa {count} ang {name}.',
  move: 'Ilipat ang {name} gamit ang up at down arrow keys',
})
