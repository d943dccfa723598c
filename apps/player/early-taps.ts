export const awakeEvent = 'awake'

/** The page hears its taps from now on, and is given those that came before. */
export const giveEarlyTaps = (page: Window): unknown => page.dispatchEvent(new Event(awakeEvent))
