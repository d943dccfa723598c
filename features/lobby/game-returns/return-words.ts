/** Where a game's return lies. `few`: inside, with too few rounds for the normal distribution; `counted`: nothing is declared to measure it against. */
export const returnStates = ['paysTooMuch', 'paysTooLittle', 'high', 'low', 'within', 'few', 'counted'] as const
export type ReturnState = (typeof returnStates)[number]

export const isOutside = (state: ReturnState): state is 'paysTooMuch' | 'paysTooLittle' =>
  state === 'paysTooMuch' || state === 'paysTooLittle'
