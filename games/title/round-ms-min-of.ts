import type { TitleFacts } from './title.ts'

/** The shortest time between two rounds of one player: a house may want more of it between two spins, and never less. */
export const roundMsMinOf = (
  { type, roundMsMin }: Pick<TitleFacts, 'type' | 'roundMsMin'>,
  spinMsMin: number,
): number => (type === 'slots' ? Math.max(roundMsMin, spinMsMin) : roundMsMin)
