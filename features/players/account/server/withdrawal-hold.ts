import { hours } from '#core/clock/duration.ts'

/** Withdrawals are on hold for a day after a change of mobile, password or bank card. */
export const withdrawalHold = hours(24)
