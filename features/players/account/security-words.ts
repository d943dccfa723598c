/** What a player is told of, because whoever does it may be somebody else. */
export const securityTopics = [
  'NEW_DEVICE',
  'PASSWORD_CHANGED',
  'MOBILE_BOUND',
  'MOBILE_UNBOUND',
  'BANK_ACCOUNT_BOUND',
  'WITHDRAWAL_PASSWORD_SET',
] as const
export type SecurityTopic = (typeof securityTopics)[number]

export type SecurityFacts = {
  /** As it is read in Manila. */
  readonly time: string
  readonly device: string
  readonly place: string
  /** A bank and the end of a number, as the player knows them. */
  readonly account: string
  /** There was one before. */
  readonly isReplaced: boolean
}

export type SecurityWords = {
  readonly title: string
  /** What happened, in one sentence. */
  readonly told: string
  /** What to do first when it was somebody else. */
  readonly otherwise: string
}

const holds = 'Withdrawals are on hold for 24 hours, as after every such change.'
const reset = 'reset your password, sign out your other devices under Profile, and contact customer service'

/** The words of each, for the inbox and, shorter, for the phone. */
export const securityWords: Readonly<Record<SecurityTopic, (facts: SecurityFacts) => SecurityWords>> = {
  NEW_DEVICE: ({ time, device, place }) => ({
    title: 'New sign-in to your account',
    told: `Your account was signed in on ${time} from ${device}, ${place}.`,
    otherwise: reset,
  }),
  PASSWORD_CHANGED: ({ time }) => ({
    title: 'Your password was changed',
    told: `Your password was changed on ${time}. ${holds}`,
    otherwise: reset,
  }),
  MOBILE_BOUND: ({ time }) => ({
    title: 'Mobile number added',
    told: `A mobile number was added to your account on ${time}. ${holds}`,
    otherwise: reset,
  }),
  MOBILE_UNBOUND: ({ time }) => ({
    title: 'Mobile number removed',
    told: `The mobile number was removed from your account on ${time}. ${holds}`,
    otherwise: 'contact customer service right away',
  }),
  BANK_ACCOUNT_BOUND: ({ time, account, isReplaced }) => ({
    title: isReplaced ? 'Bank account changed' : 'Bank account added',
    told: `${account} was ${isReplaced ? 'set in place of another account' : 'added'} for your withdrawals on ${time}.`,
    otherwise: reset,
  }),
  WITHDRAWAL_PASSWORD_SET: ({ time, isReplaced }) => ({
    title: isReplaced ? 'Withdrawal password changed' : 'Withdrawal password set',
    told: `Your withdrawal password was ${isReplaced ? 'changed' : 'set'} on ${time}.${isReplaced ? ` ${holds}` : ''}`,
    otherwise: reset,
  }),
}
