/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  title: 'Level pack',
  lead: 'Get a bonus at each level you reach',
  // fund-page.tsx
  pageLead: 'Deposit once, play with all of it, and claim a bonus at each level you reach.',
  offer: {
    one: 'Deposit {price} and claim up to {total} more as you level up, within 1 day.',
    other: 'Deposit {price} and claim up to {total} more as you level up, within {count} days.',
  },
  getFor: 'Get it for {price}',
  notGuaranteed:
    'Levels depend on how much you play, so bonuses are not guaranteed. Play only with what you can afford.',
  packGone: 'The level pack isn’t available to you right now.',
  packDone: 'Your level pack is complete or has ended.',
  yourLevel: 'Your level: {level}',
  levelNumber: 'Level {level}',
  reached: 'Reached',
  locked: 'Locked',
} as const
