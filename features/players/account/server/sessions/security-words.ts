import { formatMessage } from '#core/message/format-message.ts'
import type { Language } from '#core/language/language.ts'
import { accountLetters } from '../messages/index.ts'

/** Security events that the player is notified of, because somebody else may have caused them. */
export const securityTopics = [
  'NEW_DEVICE',
  'PASSWORD_CHANGED',
  'MOBILE_BOUND',
  'MOBILE_UNBOUND',
  'BANK_ACCOUNT_BOUND',
  'WITHDRAWAL_PASSWORD_SET',
  'ACCOUNT_CLOSED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
] as const
export type SecurityTopic = (typeof securityTopics)[number]

export type SecurityFacts = {
  /** Of the player. */
  readonly language: Language
  /** In Manila's time. */
  readonly time: string
  readonly device: string
  readonly place: string
  /** The bank and the last digits of the number. */
  readonly account: string
  /** Replaces an earlier account. */
  readonly isReplaced: boolean
  /** Every passkey at once, because the account was reset. */
  readonly isAll: boolean
}

export type SecurityWords = {
  readonly title: string
  /** What happened, in whole sentences. */
  readonly happened: string
}

/** The texts of each event, for the inbox and for SMS. */
export const securityWords: Readonly<Record<SecurityTopic, (facts: SecurityFacts) => SecurityWords>> = {
  NEW_DEVICE: ({ time, device, place, language }) => ({
    title: accountLetters.newDeviceTitle[language],
    happened:
      place === ''
        ? formatMessage(accountLetters.newDeviceOfUnknownPlace[language], { time, device })
        : formatMessage(accountLetters.newDevice[language], { time, device, place }),
  }),
  PASSWORD_CHANGED: ({ time, language }) => ({
    title: accountLetters.passwordChangedTitle[language],
    happened: formatMessage(accountLetters.passwordChanged[language], { time }),
  }),
  MOBILE_BOUND: ({ time, language }) => ({
    title: accountLetters.mobileAddedTitle[language],
    happened: formatMessage(accountLetters.mobileAdded[language], { time }),
  }),
  MOBILE_UNBOUND: ({ time, language }) => ({
    title: accountLetters.mobileRemovedTitle[language],
    happened: formatMessage(accountLetters.mobileRemoved[language], { time }),
  }),
  ACCOUNT_CLOSED: ({ time, language }) => ({
    title: accountLetters.accountClosedTitle[language],
    happened: formatMessage(accountLetters.accountClosed[language], { time }),
  }),
  PASSKEY_ADDED: ({ time, language }) => ({
    title: accountLetters.passkeyAddedTitle[language],
    happened: formatMessage(accountLetters.passkeyAdded[language], { time }),
  }),
  PASSKEY_REMOVED: ({ time, isAll, language }) => ({
    title: (isAll ? accountLetters.passkeysRemovedTitle : accountLetters.passkeyRemovedTitle)[language],
    happened: formatMessage((isAll ? accountLetters.passkeysRemoved : accountLetters.passkeyRemoved)[language], {
      time,
    }),
  }),
  BANK_ACCOUNT_BOUND: ({ time, account, isReplaced, language }) => ({
    title: (isReplaced ? accountLetters.bankAccountChangedTitle : accountLetters.bankAccountAddedTitle)[language],
    happened: formatMessage(
      (isReplaced ? accountLetters.bankAccountChanged : accountLetters.bankAccountAdded)[language],
      { time, account },
    ),
  }),
  WITHDRAWAL_PASSWORD_SET: ({ time, isReplaced, language }) => ({
    title: (isReplaced ? accountLetters.withdrawalPasswordChangedTitle : accountLetters.withdrawalPasswordSetTitle)[
      language
    ],
    happened: formatMessage(
      (isReplaced ? accountLetters.withdrawalPasswordChanged : accountLetters.withdrawalPasswordSet)[language],
      { time },
    ),
  }),
}
