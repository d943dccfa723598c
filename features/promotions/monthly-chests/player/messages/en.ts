/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'Open chests with your monthly deposits',
  featuredText: 'Deposit and open chests',
  // monthly-chests-page.tsx
  title: 'Monthly chests',
  pageLead:
    'Open a chest each time your monthly deposits reach a new level. A deposit counts after its 1× playthrough.',
  monthEndsIn: 'Month ends in',
  countedAndWaiting: 'counted this month. {waiting} more will count after 1× playthrough.',
  depositNeed: 'Deposit {need}',
  open: 'Open',
  soldOut: 'Sold out',
  locked: 'Locked',
  counted: 'counted this month.',
} as const
