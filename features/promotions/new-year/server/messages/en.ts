/** What the server says about this promotion. */
export const messages = {
  nothingToChange: 'You have no box to open. Finish one of today’s tasks to get one.',
  conditionNotReached: 'This isn’t ready yet. Check what’s left to do.',
  // new-year-kind.ts
  title: 'New Year countdown',
  howItWorks: 'How it works',
  steps:
    'Get boxes from today’s tasks and open them for pieces. One of each of the four pieces opens a grand box, once a day.',
  midnight:
    'Tasks start again and the grand box is ready again at midnight, Manila time. You keep boxes and pieces until {until}.',
  extraBoxes: 'Every {amount} you deposit in a day brings one extra box that day, up to {max}.',
  returned:
    'If a deposit is refunded or charged back, the boxes it brought and what they held are taken back. A grand box opened with those pieces is taken back too.',
  paused: 'When the prizes have run out for now, boxes are paused and nothing is drawn.',
  tasks: 'Today’s tasks',
  task: 'Task',
  boxes: 'Boxes',
  taskLogin: 'Open this page',
  taskShare: 'Share your invite link',
  taskDeposit: 'Deposit {amount} in a day',
  taskBet: 'Bet {amount} in a day',
  whatBoxesHold: 'What a box holds',
  chances:
    'Every box is drawn by these chances. We fix a secret seed before you tap and show you its hash; your tap adds a seed of its own. After each box you see both seeds, and your device can check the draw.',
  guaranteed: 'If {before} boxes in a row bring no {piece}, box {at} brings one for sure.',
  prize: 'Prize',
  chance: 'Chance',
  playthrough: 'Playthrough',
  noPlaythrough: 'No',
  whatGrandHolds: 'What the grand box holds',
  grandChances: 'The grand box is drawn by these chances, in the same way.',
  leftovers: 'Pieces you have left',
  leftoversHow:
    'Pieces can’t be sent to others. When the countdown ends, those you have left become points, which we send to your inbox.',
  piece: 'Piece',
  points: 'Points',
  torotot: 'Torotot',
  fruits: 'Round fruits',
  lusis: 'Lusis',
  bell: 'Midnight bell',
  // settle-season.ts
  letterTitle: 'Your New Year pieces are now points',
  letterBody: {
    one: 'The countdown is over. You had 1 piece left. Claim the points for it here before this message expires.',
    other:
      'The countdown is over. You had {count} pieces left. Claim the points for them here before this message expires.',
  },
} as const
