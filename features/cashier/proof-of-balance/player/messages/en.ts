/** What the screens of this feature say. */
export const messages = {
  // check-card.tsx
  checkAProof: 'Check a proof',
  chooseProofFile: 'Choose a proof file',
  checkedInBrowser: 'It’s checked in your browser and never sent anywhere.',
  // how-it-works-card.tsx
  howItWorks: 'How it works',
  sumStep: 'Every night, we add up all balances.',
  rootStep: 'We publish the root for everyone.',
  fileStep: 'Your file links your balance to that root.',
  sumStepText:
    '{lead} Balances are combined in pairs, each sum with its own fingerprint, up to a single root. Your balance, money set aside for withdrawals and safebox all count.',
  rootStepText: '{lead} If even one balance were left out or made smaller, the root would change.',
  fileStepText: '{lead} This page checks it on your device. The file doesn’t name any other player.',
  // newest-root-card.tsx
  totalsNotLoaded: 'The published totals didn’t load',
  canStillCheck: 'You can still check a proof that you have.',
  loadingTotals: 'Loading the published totals',
  owedAtDayEnd: 'Total we owe players at the end of {date}',
  owedAsOf: 'Total we owe players as of {time}',
  playersPublished: 'Players: {players} · Published {time}',
  rootOfDay: 'Root for this day',
  owedToPlayers: 'Total we owe players',
  firstTotalTonight: 'The first total will be published tonight.',
  everyNight: 'Every night at 12:05 AM, we add up all balances and publish the total with its root.',
  // own-proof-card.tsx
  yourProof: 'Your proof',
  yourProofText:
    'A small file that shows your balance is part of the published total. It contains your player ID and balance, so keep it private or share it only with people you trust.',
  noProofYet: 'You can download a proof after the first total is published.',
  day: 'Day',
  downloadMyProof: 'Download my proof',
  logInToDownload: 'Log in to download yours',
  // proof-page.tsx
  proofOfBalance: 'Proof of balance',
  // root-list-card.tsx
  publishedTotals: 'Published totals',
  asOfTime: 'as of {time}',
  showAllDays: { one: 'Show {count} day', other: 'Show all {count} days' },
  // verdict-panel.tsx
  savedAndChecked: 'Saved and checked',
  proven: 'This balance is part of the published total',
  provenText: 'This balance leads to the root we published for this day.',
  notCompared: 'The file is consistent',
  notComparedText: 'The root published for this day isn’t available here. Compare the root below with one you trust.',
  otherRoot: 'A different root was published for this day',
  otherRootText:
    'The file is consistent, but it doesn’t match the root we published. Please show it to customer service.',
  broken: 'This file doesn’t prove its balance',
  brokenText: 'The balance doesn’t lead to the root in the file, so something in it was changed.',
  unreadable: 'This isn’t a proof file',
  unreadableText: 'Choose a file you downloaded from this page. Its name starts with bituin-proof.',
  publishedRoot: 'Published root',
  playerId: 'Player ID',
  balance: 'Balance',
  totalOwed: 'Total owed',
  stepsToRoot: 'Steps to the root',
  root: 'Root',
} as const
