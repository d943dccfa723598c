/** What the screens of this feature say. */
export const messages = {
  // configuration-page.tsx
  settings: 'Settings',
  history: 'History',
  webConfiguration: 'Web configuration',
  whatIsSetHereActs: 'What is set here acts on the whole site at once.',
  loading: 'Loading …',
  // links-field.tsx
  nameAt: 'Name {at}',
  addressAt: 'Address {at}',
  removeLinkAt: 'Remove link {at}',
  addALink: 'Add a link',
  // setting-control.tsx
  plainLabelChanged: '{plainLabel} · changed',
  // settings-form.tsx
  somebodyElseHasChangedThis:
    'Somebody else has changed this meanwhile. Their changes are in the form now, and below yours where both of you changed the same:',
  saveAndActAtOnce: 'Save and act at once?',
  save: 'Save',
  versionVersionActsNow: 'Version {version} acts now.',
  valueWaitsForASecond: '{value}: waits for a second person to approve it.',
  changes: 'Changes',
  nothingChanged: 'Nothing changed',
  countValueChanged: '{count} {value} changed',
  faultsToCorrect: '· {faults} to correct',
  discard: 'Discard',
  reviewAndSave: 'Review and save',
  // settings-history.tsx
  fromDay: 'From day',
  toDay: 'To day',
  nothingWasEverChangedThe: 'Nothing was ever changed: the defaults act.',
  version: 'Version',
  whenManila: 'When (Manila)',
  who: 'Who',
  why: 'Why',
  whatChanged: 'What changed',
} as const
