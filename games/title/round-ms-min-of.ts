import type { TitleFacts } from './title.ts'

/** The shortest time between two rounds of one player. A house may require more, never less. */
export const roundMsMinOf = (
  { type, roundMsMin }: Pick<TitleFacts, 'type' | 'roundMsMin'>,
  spinMsMin: number,
): number => (type === 'slots' ? Math.max(roundMsMin, spinMsMin) : roundMsMin)
