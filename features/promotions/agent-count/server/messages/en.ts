/** What the server says about this promotion. */
export const messages = {
  conditionNotReached:
    'You need more qualified friends for this. Check your friends list to see what they still have to do.',
  // agent-count-kind.ts
  title: 'Scratch and spin',
  howItWorks: 'How it works',
  cardPerFriend: 'Each friend who qualifies gives you 1 scratch card.',
  spinPerFriends: {
    one: 'Each friend who qualifies also gives you 1 spin of the wheel.',
    other: 'Every {count} friends who qualify also give you 1 spin of the wheel.',
  },
  chestsAt: 'Chests open when enough friends have qualified. You can claim each chest once.',
  onePromo: 'Each friend counts for one promo. A friend counts here once you use their card, spin or chest.',
  takenBack:
    'If a friend’s first deposit is refunded or charged back, we take back the rewards that you no longer have enough qualified friends for.',
  paused: 'When the day’s prizes have run out, cards and spins are paused and nothing is drawn.',
  scratchCards: 'Scratch cards',
  wheel: 'Wheel',
  cardChances:
    'Every card is drawn by these chances. We fix a secret seed before you tap and show you its hash; your tap adds a seed of its own. After each draw you see both seeds, and your device can check the draw.',
  wheelChances:
    'Every spin is drawn by these chances, the same way. All fields of the wheel have the same size; only this table says how likely each prize is.',
  prize: 'Prize',
  chance: 'Chance',
  playthrough: 'Playthrough',
  noPlaythrough: 'No',
  chests: 'Chests',
  qualifiedFriends: 'Qualified friends',
} as const
