import { days } from '#core/clock/duration.ts'

/** How long a win is shown. */
export const shownFor = days(7)

/** How many are kept: more than are shown, so that a correction leaves no gap. */
export const newestMax = 200
export const largestMax = 100
