/** The facts that go by e-mail only when the player has chosen them, and that a link at the end of the e-mail turns off again. */
export const chosenFacts = ['identityDecided', 'supportWrote', 'chatAnswered'] as const

/** Promos: the consent to them is withdrawn. */
export const promos = 'promos'

/** The kinds of e-mail that a link turns off. */
export const stoppableKinds = [...chosenFacts, promos] as const
export type StoppableKind = (typeof stoppableKinds)[number]

export const stoppableKindOf = (kind: string): StoppableKind | undefined => stoppableKinds.find((each) => each === kind)
