/** What the server says about this promotion. */
export const messages = {
  title: 'Monthly chests',
  howItWorks: 'How it works',
  whatCounts: 'A deposit counts after its 1× playthrough. A refunded deposit no longer counts.',
  monthEnd:
    'Months follow Manila time. Chests you reached but didn’t open are sent to your inbox after the month ends. Claim them there within {days} days.',
  deposits: 'Deposits',
  // month-end-job.ts
  letterTitle: 'Your unopened chest',
  letterBody: 'Your deposits last month unlocked this chest. Claim your reward here.',
} as const
