/** Why the bonus for the app cannot be claimed. */
export const messages = {
  noBonus: 'There’s no bonus to claim right now.',
  takenBefore: 'You’ve already claimed this bonus.',
  takenNearby:
    'This bonus was already claimed on your device or in your household. It can be claimed once. Customer service can tell you more.',
  notInApp: 'Open the app to claim this bonus.',
  depositNeeded: 'Make your first deposit to claim this bonus.',
  mayNotTake: 'You can claim this bonus when you can play again.',
  // take-download-bonus.ts
  requirement: 'App bonus',
} as const
