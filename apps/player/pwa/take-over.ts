/** Tells a worker that waits to take the place of the one at work. */
export const takeOver = 'take-over'
