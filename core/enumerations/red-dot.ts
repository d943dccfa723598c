/** The subjects of red dots, with their flags on the wire. */
export const redDot = {
  task: 'hasTask',
  mail: 'hasMail',
  signUpBonus: 'hasSignUpBonus',
  fund: 'hasFund',
  agent: 'hasAgent',
  freeBonus: 'hasFreeBonus',
  support: 'hasSupport',
} as const
export type RedDot = keyof typeof redDot
export const isRedDot = (name: string): name is RedDot => Object.hasOwn(redDot, name)

/** The three flags of the mail box. */
export const mailRedDots = ['red0', 'red1', 'red2'] as const
export type MailRedDot = (typeof mailRedDots)[number]
