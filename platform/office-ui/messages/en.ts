/** What the screens of this feature say. */
export const messages = {
  // failure-text.ts
  formInvalid: 'Some fields aren’t valid. Nothing was saved.',
  serverFailed:
    'Something went wrong on our side (code {code}). If you were making a change, reload to see whether it was saved.',
  serverUnreachable:
    'We couldn’t reach the server. Check your connection. If you were making a change, reload to see whether it was saved.',
  serverTimedOut:
    'The server took too long to answer. If you were making a change, reload to see whether it was saved.',
  sessionEnded: 'Your session has ended. Sign in again to continue. What you typed is kept.',
  // together/together-bar.tsx
  selection: 'Selection',
  select: 'Select',
  selectAll: 'Select all of low risk on this page',
  togetherSelected: { one: '1 selected · {sum}', other: '{count} selected · {sum}' },
  clearSelection: 'Clear selection',
  approveTogether: 'Approve',
  togetherTitle: { one: 'Approve 1 item of {sum}?', other: 'Approve {count} items, {sum} in all?' },
  togetherText:
    'Each is approved by itself, with your reason and its own line in the audit log. One that can’t be approved now stays as it is, and is listed with the reason.',
  togetherDone: { one: '1 approved', other: '{count} approved' },
  togetherRefused: { one: '1 wasn’t approved', other: '{count} weren’t approved' },
  understood: 'OK',
  // list/list-filters.tsx
  applyFilters: 'Apply',
  clearFilters: 'Clear',
  fewerFilters: 'Fewer filters',
  moreFilters: '{count} more filters',
  // list/list-keys-dialog.tsx
  shortcuts: 'Keyboard shortcuts',
  close: 'Close',
  // list/total-text.ts
  moreThan: 'more than {count}',
  // list/use-list-keys.ts
  jOrDown: 'j or ↓',
  nextRow: 'Next row',
  kOrUp: 'k or ↑',
  previousRow: 'Previous row',
  openRow: 'Open the row',
  goToFilters: 'Go to the filters',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  refreshList: 'Refresh the list',
  showShortcuts: 'Show these shortcuts',
  // pager.tsx
  pagination: 'Pagination',
  previous: 'Previous',
  page: 'Page {page}',
  next: 'Next',
  // preview/beside-phone.tsx
  preview: 'Preview',
  // preview/change-bar.tsx
  changes: 'Changes',
  // preview/phone-screen.tsx
  lobbyOnPhone: 'Preview of the lobby on a phone',
  // reason-dialog.tsx
  cancel: 'Cancel',
  reason: 'Reason (kept in the audit log)',
  reload: 'Reload',
  // value-changes.tsx
  showMoreChanges: { one: 'Show 1 more change', other: 'Show {count} more changes' },
} as const
