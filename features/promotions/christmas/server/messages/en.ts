/** What the server says about this promotion. */
export const messages = {
  nothingToChange: 'A window opens only on its own day. Come back for the next one.',
  conditionNotReached: 'This isn’t open yet. Check what’s left to do on the calendar.',
  // christmas-kind.ts
  title: 'Christmas calendar',
  howItWorks: 'How it works',
  doorADay: {
    one: 'The calendar has 1 window. Stamp the day, then open the window after you deposit {deposit} or bet {bet} on that day.',
    other:
      'The calendar has {count} windows, one a day from its first day. Stamp the day, then open its window after you deposit {deposit} or bet {bet} on that day.',
  },
  onItsDay: 'A window opens only on its own day, Manila time. Windows you miss stay closed.',
  extraDoors: 'Every {amount} you deposit in a day opens one extra window that day, up to {max}.',
  returned: 'If a deposit is refunded or charged back, the windows it opened and what they held are taken back.',
  paused: 'When the day’s prizes have run out, windows are paused and nothing is drawn.',
  whatDoorsBring: 'What a window holds',
  chances:
    'Every window is drawn by these chances. We fix a secret seed before you tap and show you its hash; your tap adds a seed of its own. After each window you see both seeds, and your device can check the draw.',
  prize: 'Prize',
  chance: 'Chance',
  playthrough: 'Playthrough',
  noPlaythrough: 'No',
  keys: { one: '1 key', other: '{count} keys' },
  boxes: 'Boxes',
  boxesOpen:
    'Boxes open on day {day} and can be claimed until the calendar ends. Keys are counted, not spent: with enough of them you claim every box.',
  keysNeeded: 'Keys',
} as const
