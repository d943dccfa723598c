/** Facts that can go by e-mail, too. The end of a round is no news by the time a mailbox is opened. */
export const emailFacts = ['paidOut', 'limitReached', 'identityDecided', 'supportWrote', 'chatAnswered'] as const
export type EmailFact = (typeof emailFacts)[number]

/** Messages about money and safety. The others go by e-mail when the player has chosen them. */
const isAlwaysEmailed: Readonly<Record<EmailFact, boolean>> = {
  paidOut: true,
  limitReached: true,
  identityDecided: false,
  supportWrote: false,
  chatAnswered: false,
}

export const isAlwaysByEmail = (fact: EmailFact): boolean => isAlwaysEmailed[fact]

export const isEmailFact = (fact: string): fact is EmailFact => emailFacts.some((each) => each === fact)

/** Whether it goes to a player who has chosen these by e-mail. */
export const isByEmail = (fact: EmailFact, chosen: readonly EmailFact[]): boolean =>
  isAlwaysEmailed[fact] || chosen.includes(fact)
