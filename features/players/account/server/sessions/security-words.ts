import { formatMessage } from '#core/message/format-message.ts'
import { messages } from '../messages/en.ts'

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
  /** What happened, in whole sentences. */
  readonly happened: string
}

/** The texts of each event, for the inbox and for SMS. */
export const securityWords: Readonly<Record<SecurityTopic, (facts: SecurityFacts) => SecurityWords>> = {
  NEW_DEVICE: ({ time, device, place }) => ({
    title: messages.newDeviceTitle,
    happened:
      place === ''
        ? formatMessage(messages.newDeviceOfUnknownPlace, { time, device })
        : formatMessage(messages.newDevice, { time, device, place }),
  }),
  PASSWORD_CHANGED: ({ time }) => ({
    title: messages.passwordChangedTitle,
    happened: formatMessage(messages.passwordChanged, { time }),
  }),
  MOBILE_BOUND: ({ time }) => ({
    title: messages.mobileAddedTitle,
    happened: formatMessage(messages.mobileAdded, { time }),
  }),
  MOBILE_UNBOUND: ({ time }) => ({
    title: messages.mobileRemovedTitle,
    happened: formatMessage(messages.mobileRemoved, { time }),
  }),
  BANK_ACCOUNT_BOUND: ({ time, account, isReplaced }) => ({
    title: isReplaced ? messages.bankAccountChangedTitle : messages.bankAccountAddedTitle,
    happened: formatMessage(isReplaced ? messages.bankAccountChanged : messages.bankAccountAdded, { time, account }),
  }),
  WITHDRAWAL_PASSWORD_SET: ({ time, isReplaced }) => ({
    title: isReplaced ? messages.withdrawalPasswordChangedTitle : messages.withdrawalPasswordSetTitle,
    happened: formatMessage(isReplaced ? messages.withdrawalPasswordChanged : messages.withdrawalPasswordSet, { time }),
  }),
}
