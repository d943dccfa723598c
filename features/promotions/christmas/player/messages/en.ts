/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'A capiz window to open each day',
  title: 'Christmas calendar',
  // scene/sky.tsx
  firstDoorIn: 'First window opens in',
  nextDoorIn: 'Next window in',
  boxesEndIn: 'Claim your boxes within',
  dayOfDoors: 'Day {day} of {doors}',
  howItWorks: 'How it works',
  // scene/window-door.tsx
  doorNumber: 'Window {day}',
  doorAhead: 'opens on its day',
  doorToday: 'today, not stamped yet',
  doorLit: 'today, stamped',
  doorReady: 'ready to open',
  doorMissed: 'its day is over',
  doorOpened: 'opened, {gift}',
  doorTakenBack: 'taken back with the refunded deposit',
  keyCount: { one: '{count} key', other: '{count} keys' },
  // use-christmas.ts
  keysFound: { one: 'You found {count} key.', other: 'You found {count} keys.' },
  // today-card.tsx
  soon: 'Simbang Gabi is coming',
  soonHint: 'One window opens each day. Come back on the first day for your first stamp.',
  allDoorsOver: 'Merry Christmas!',
  allDoorsOverHint: 'The last window’s day is over. Claim the boxes you have enough keys for.',
  pausedHint: 'Today’s rewards have run out. Windows open again when there are new rewards.',
  openToday: 'Open window {day}',
  openedToday: 'Today’s window is open',
  stepStamp: 'Stamp today',
  stepPlayDone: 'Today’s deposit or bets are done',
  depositToday: 'Deposit today',
  betToday: 'Bet today',
  or: 'or',
  amountOfNeed: '{amount} of {need}',
  stampToday: 'Stamp today',
  openDoor: 'Open window {day}',
  openExtra: 'Open extra window ({count})',
  depositForDoor: 'Deposit {amount}',
  depositForExtra: 'Deposit {amount} for an extra window',
  comeBack: 'Come back tomorrow for the next window.',
  // box-row.tsx
  boxes: 'Boxes',
  keysOfNeed: '{keys}/{need} keys',
  boxesWhen: 'Boxes open on {from}. Claim them until {until}. Keys are counted, not spent.',
} as const
