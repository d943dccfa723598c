/** What the screens of this feature say. */
export const messages = {
  // failure-text.ts
  somethingInThisFormIs: 'Something in this form is not right.',
  theServerCouldNotDo: 'The server could not do this (code {code}). Please try again shortly.',
  theServerCannotBeReached: 'The server cannot be reached. Please check the connection and try again.',
  theServerDidNotAnswer:
    'The server did not answer in time. Whether it was done is not known: look before you try again.',
  yourSessionHasEndedSign: 'Your session has ended. Sign in again; what you typed stays.',
  // list/list-filters.tsx
  filter: 'Filter',
  clear: 'Clear',
  // list/list-keys-dialog.tsx
  keys: 'Keys',
  close: 'Close',
  // list/total-text.ts
  moreThanValue: 'more than {value}',
  // list/use-list-keys.ts
  jOr: 'j or ↓',
  theNextRow: 'The next row',
  kOr: 'k or ↑',
  theRowBefore: 'The row before',
  opensTheRow: 'Opens the row',
  goesToTheFilters: 'Goes to the filters',
  theNextPage: 'The next page',
  thePageBefore: 'The page before',
  readsTheListAgain: 'Reads the list again',
  showsTheseKeys: 'Shows these keys',
  // pager.tsx
  pages: 'Pages',
  newer: 'Newer',
  pagePage: 'Page {page}',
  older: 'Older',
  // preview/beside-phone.tsx
  preview: 'Preview',
  // preview/change-bar.tsx
  changes: 'Changes',
  // preview/phone-screen.tsx
  theLobbyOnAPhone: 'The lobby on a phone',
  // reason-dialog.tsx
  cancel: 'Cancel',
  reasonForTheAuditLog: 'Reason, for the audit log',
  reload: 'Reload',
  // value-changes.tsx
  showLengthMoreChanges: 'Show {length} more changes',
} as const
