/** What the screens of this feature say. */
export const messages = {
  // check-card.tsx
  checkAProof: 'Check a proof',
  chooseAProofFile: 'Choose a proof file',
  itIsCheckedInYour: 'It is checked in your browser and is sent nowhere.',
  // how-it-works-card.tsx
  howItWorks: 'How it works',
  everyNightTheHouseAdds: 'Every night the house adds up all balances.',
  theRootIsPublishedFor: 'The root is published for everybody.',
  yourFileHoldsTheWay: 'Your file holds the way from your balance to that root.',
  everyNightTheHouseAddsTwo:
    '{everyNightTheHouseAdds} Two and two are joined into one sum with one fingerprint, and so on up to a single root. Coins, held coins and the safebox all count.',
  theRootIsPublishedForLeave:
    '{theRootIsPublishedFor} Leave out one balance, or make one smaller, and the root is a different one.',
  yourFileHoldsTheWayThis: '{yourFileHoldsTheWay} This page walks it again, on your device. It names nobody else.',
  // newest-root-card.tsx
  thePublishedSumsDidNot: 'The published sums did not load',
  aProofThatYouHave: 'A proof that you have can be checked all the same.',
  readingThePublishedSums: 'Reading the published sums',
  owedToAllPlayersAt: 'Owed to all players at the end of {date}',
  owedToAllPlayersMeasured: 'Owed to all players, measured {time}',
  valuePlayers: '{value} players',
  rootOfTheDay: 'Root of the day',
  owedToAllPlayers: 'Owed to all players',
  theFirstSumIsPublished: 'The first sum is published tonight.',
  everyNightAt1205: 'Every night at 12:05 AM the house adds up all balances and publishes the sum with its root.',
  valuePublishedTime: '{value} · published {time}',
  // own-proof-card.tsx
  yourOwnProof: 'Your own proof',
  aSmallFileThatShows:
    'A small file that shows your balance is part of the published sum. It holds your player number and your balance: keep it to yourself, or show it to whom you like.',
  thereIsNothingToProve: 'There is nothing to prove before the first sum.',
  day: 'Day',
  downloadMyProof: 'Download my proof',
  logInToDownloadYours: 'Log in to download yours',
  // proof-page.tsx
  proofOfBalance: 'Proof of balance',
  // root-list-card.tsx
  publishedSoFar: 'Published so far',
  measuredTime: 'measured {time}',
  showAllLengthDays: 'Show all {length} days',
  // verdict-panel.tsx
  savedAndChecked: 'Saved and checked',
  thisBalanceIsPartOf: 'This balance is part of the published sum',
  theWayFromTheBalance: 'The way from the balance leads to the root that the house published for this day.',
  theFileFitsTogether: 'The file fits together',
  whatWasPublishedForThis:
    'What was published for this day is not at hand here. Compare the root below with one that you trust.',
  anotherRootWasPublishedFor: 'Another root was published for this day',
  theFileFitsTogetherBut:
    'The file fits together, but not with what the house published. Please show it to customer service.',
  thisFileDoesNotProve: 'This file does not prove what it says',
  theWayFromTheBalanceDoes:
    'The way from the balance does not lead to the root in the file: something in it was changed.',
  thisIsNotAProof: 'This is not a proof',
  chooseAFileAsIt: 'Choose a file as it was downloaded here: its name begins with bituin-proof.',
} as const
