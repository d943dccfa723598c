/** What the screens of this feature say. */
export const messages = {
  // offer.ts
  lead: 'Collect stars and trade them for rewards',
  // entry.ts
  title: 'Fiesta',
  // festival.tsx
  soon: 'The fiesta starts soon',
  soonHint: 'Come back on {day} to collect your first stars.',
  // scene/street.tsx
  startsIn: 'Starts in',
  earnFor: 'Earn stars for another',
  shopEndsIn: 'The shop closes in',
  yourStars: { one: '{count} star', other: '{count} stars' },
  howItWorks: 'How it works',
  // day-tasks.tsx
  tasks: 'Today’s tasks',
  newTasksIn: 'New tasks in',
  taskVisit: 'Visit the fiesta',
  taskPlay: 'Play rounds',
  taskBet: 'Bet today',
  amountOfNeed: '{amount} of {need}',
  getStars: { one: 'Get {count} star', other: 'Get {count} stars' },
  starCount: { one: '{count} star', other: '{count} stars' },
  // packs.tsx
  packs: 'Fiesta packs',
  packsHint: 'Each deposit brings a bonus and stars, once per fiesta.',
  withStars: { one: 'Bonus and {count} star', other: 'Bonus and {count} stars' },
  bonus: 'Bonus',
  depositPrice: 'Deposit {price}',
  bought: 'Bought',
  // item-words.tsx
  playthrough: '{betRate}× playthrough',
  // star-shop.tsx
  shop: 'Star shop',
  starsEnd: 'Spend your stars until {time}. After that they’re void.',
  exchangeFor: { one: 'Exchange {count} star', other: 'Exchange {count} stars' },
  timesLeft: '{count} left for you',
  allTaken: 'You’ve exchanged all of these',
  pausedForNow: 'Sold out for now. You keep your stars.',
} as const
