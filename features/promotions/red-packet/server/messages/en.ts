/** What the server says about this promotion: its rules, and refusals in place of those that all share. */
export const messages = {
  notOpen: 'This red packet window isn’t open. Please check when the next one starts.',
  alreadyClaimed: 'You’ve already opened your packet this time, or someone who shares your device or account has.',
  rechargeNeeded: 'Please make a deposit first. You can see on the red packet page how much you need.',
  soldOut: 'All packets are opened. Please try again at the next window.',
  title: 'Red packets',
  howItWorks: 'How it works',
  windows: {
    one: 'Red packets drop every day at {times}, for 1 minute or until all are opened.',
    other: 'Red packets drop every day at {times}, for {count} minutes or until all are opened.',
  },
  pool: 'Each time we share {pool} in {packets} packets of {smallest} to {largest}. On average a packet holds {mean}. You can open one packet each time.',
  depositNeeded: {
    one: 'You need deposits of {amount} or more in the last day.',
    other: 'You need deposits of {amount} or more in the last {count} days.',
  },
  playthrough: 'The coins need {times}× playthrough before you can withdraw them.',
  together: 'Accounts that share a device, a document or a bank account open one packet together.',
  provablyFair: 'Provably fair',
  proof:
    'All packets are split and shuffled before the window opens. We publish the fingerprint of the seed at least an hour ahead, and the seed with the full list when the window ends, so anyone can recompute every packet.',
} as const
