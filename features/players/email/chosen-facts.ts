/** The facts that go by e-mail only when the player has chosen them, and that a link at the end of the e-mail turns off again. */
export const chosenFacts = ['identityDecided', 'supportWrote', 'chatAnswered'] as const
export type ChosenFact = (typeof chosenFacts)[number]

export const chosenFactOf = (kind: string): ChosenFact | undefined => chosenFacts.find((fact) => fact === kind)
