/** What Tatlong Baraha asks after the first cards: as much as the ante, half of the stake where the rest is on pair plus. */
export const playPrice = (stake: number, isPairPlus: boolean): number => (isPairPlus ? Math.floor(stake / 2) : stake)

/** What Caribbean Stud asks: twice the ante. */
export const raisePrice = (stake: number): number => stake * 2
