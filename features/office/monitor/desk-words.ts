import type { refusingDoors } from './contract.ts'

/** Where a call was refused, on the page and in its export. */
export const doorWords = {
  glw: 'Game wallet',
  adapters: 'Aggregators',
  payments: 'Payments',
  payouts: 'Payouts',
  sms: 'SMS codes',
} as const satisfies Readonly<Record<(typeof refusingDoors)[number], string>>

const isDoor = (door: string): door is keyof typeof doorWords => Object.hasOwn(doorWords, door)

/** An endpoint that this version does not know stays as it was recorded. */
export const doorText = (door: string): string => (isDoor(door) ? doorWords[door] : door)
