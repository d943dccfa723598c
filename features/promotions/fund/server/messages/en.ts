/** What the server says about this promotion. */
export const messages = {
  title: 'Level pack',
  howItWorks: 'How it works',
  buy: 'Deposit {price} to get the level pack. You can play with the full amount, with 1× playthrough like every deposit.',
  milestones: {
    one: 'When you reach a level below within 1 day of buying it, claim its bonus. Levels you already have count right away. You can buy the pack once.',
    other:
      'When you reach a level below within {count} days of buying it, claim its bonus. Levels you already have count right away. You can buy the pack once.',
  },
  playthrough:
    'A bonus needs {times}× playthrough before you can withdraw it. Levels depend on how much you play; a bonus is never guaranteed.',
  refunded: 'If the deposit is refunded, the pack ends and what you claimed is taken back.',
  playerLevel: 'Player level',
  bonus: 'Bonus',
} as const
