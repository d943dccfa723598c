/** How far is looked in a lane, at once, for events that a partner wants: pushed or fetched, they pass the same window. */
export const feedWindowMax = 2_000
