/** What the screens of this feature say. */
export const messages = {
  // configuration-page.tsx
  settings: 'Settings',
  history: 'History',
  webConfiguration: 'Web configuration',
  intro: 'Settings for the whole site. Saved changes take effect immediately.',
  loading: 'Loading…',
  // links-field.tsx
  linkName: 'Name {number}',
  linkAddress: 'URL {number}',
  removeLink: 'Remove link {number}',
  addLink: 'Add link',
  // setting-control.tsx
  changedLabel: '{label} · changed',
  // settings-form.tsx
  changedByOther:
    'Another member changed these settings while you were editing. Their changes are now in the form. Where you both changed the same setting, theirs is listed below:',
  saveTitle: 'Save these settings?',
  save: 'Save',
  saved: 'Settings saved. Version {version} is in effect.',
  submitted: 'Submitted for approval: {settings}. They change only after another member approves.',
  changes: 'Changes',
  noChanges: 'No changes',
  settingsChanged: { one: '1 setting changed', other: '{count} settings changed' },
  faultsToCorrect: { one: '· 1 to correct', other: '· {count} to correct' },
  discard: 'Discard',
  reviewAndSave: 'Review and save',
  // settings-history.tsx
  from: 'From',
  to: 'To',
  noHistory: 'No changes yet. The default settings are in effect.',
  version: 'Version',
  time: 'Time (Manila)',
  member: 'Member',
  reason: 'Reason',
  changesMade: 'Changes',
} as const
