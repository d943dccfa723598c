/** Security events that the player is notified of, because somebody else may have caused them. */
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
  /** In Manila's time. */
  readonly time: string
  readonly device: string
  readonly place: string
  /** The bank and the last digits of the number. */
  readonly account: string
  /** Replaces an earlier account. */
  readonly isReplaced: boolean
}

export type SecurityWords = {
  readonly title: string
  /** What happened, in one sentence. */
  readonly happened: string
  /** What to do first if it was somebody else. */
  readonly otherwise: string
}

const holds = 'Withdrawals are on hold for 24 hours, as after every such change.'
const reset = 'reset your password, sign out your other devices under Profile, and contact customer service'

/** The texts of each event, for the inbox and, shorter, for SMS. */
export const securityWords: Readonly<Record<SecurityTopic, (facts: SecurityFacts) => SecurityWords>> = {
  NEW_DEVICE: ({ time, device, place }) => ({
    title: 'New sign-in to your account',
    happened: `Your account was signed in on ${time} from ${device}, ${place}.`,
    otherwise: reset,
  }),
  PASSWORD_CHANGED: ({ time }) => ({
    title: 'Your password was changed',
    happened: `Your password was changed on ${time}. ${holds}`,
    otherwise: reset,
  }),
  MOBILE_BOUND: ({ time }) => ({
    title: 'Mobile number added',
    happened: `A mobile number was added to your account on ${time}. ${holds}`,
    otherwise: reset,
  }),
  MOBILE_UNBOUND: ({ time }) => ({
    title: 'Mobile number removed',
    happened: `The mobile number was removed from your account on ${time}. ${holds}`,
    otherwise: 'contact customer service right away',
  }),
  BANK_ACCOUNT_BOUND: ({ time, account, isReplaced }) => ({
    title: isReplaced ? 'Bank account changed' : 'Bank account added',
    happened: `${account} was ${isReplaced ? 'set in place of another account' : 'added'} for your withdrawals on ${time}.`,
    otherwise: reset,
  }),
  WITHDRAWAL_PASSWORD_SET: ({ time, isReplaced }) => ({
    title: isReplaced ? 'Withdrawal password changed' : 'Withdrawal password set',
    happened: `Your withdrawal password was ${isReplaced ? 'changed' : 'set'} on ${time}.${isReplaced ? ` ${holds}` : ''}`,
    otherwise: reset,
  }),
}
