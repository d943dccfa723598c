/** What the screens of this feature say. */
export const messages = {
  // gift-list.tsx
  toBeStakedBetRate: 'to be staked {betRate}×',
  // letter-row.tsx
  new: 'New',
  gift: 'Gift',
  taken: 'Taken',
  ended: 'Ended',
  // letter-sheet.tsx
  letter: 'Letter',
  openingTheLetter: 'Opening the letter',
  takeItByTime: 'Take it by {time}.',
  whatWasAttachedEndedTime: 'What was attached ended {time}.',
  take: 'Take',
  delete: 'Delete',
  // mail-page.tsx
  mail: 'Mail',
  olderLetters: 'Older letters',
  newerLetters: 'Newer letters',
  noLetters: 'No letters',
  whenWeHaveSomethingFor: 'When we have something for you, it comes here.',
  readingYourMail: 'Reading your mail',
} as const
