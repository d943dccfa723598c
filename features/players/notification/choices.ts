import { type NotificationKind, notificationKinds, notificationTerms } from './notification-kinds.ts'

/** Security messages that are sent by SMS, too. In the inbox all of them are, whatever the player chooses. */
export const securityMessages = [
  'newDevice',
  'passwordChanged',
  'mobileRemoved',
  'bankAccount',
  'withdrawalPassword',
  'accountClosed',
  'passkey',
] as const
export type SecurityMessage = (typeof securityMessages)[number]

/** One thing that a player can turn on or off, for all devices together. */
export type Choice =
  | { readonly channel: 'push'; readonly fact: NotificationKind }
  | { readonly channel: 'sms'; readonly fact: SecurityMessage }

/**
 * Somebody who has taken over a session could turn a message off before acting. What changes access, or where money goes, is
 * therefore always sent. The login itself came before: an SMS about what happened before it was turned off is still sent.
 */
const alwaysTexted: Readonly<Record<SecurityMessage, boolean>> = {
  newDevice: false,
  passwordChanged: true,
  mobileRemoved: true,
  bankAccount: true,
  withdrawalPassword: true,
  accountClosed: true,
  passkey: true,
}

export const isAlwaysTexted = (message: SecurityMessage): boolean => alwaysTexted[message]

export const isAlwaysSent = (choice: Choice): boolean =>
  choice.channel === 'push' ? notificationTerms[choice.fact].isAlways : isAlwaysTexted(choice.fact)

export const choices: readonly Choice[] = [
  ...notificationKinds.map((fact) => ({ channel: 'push', fact }) as const),
  ...securityMessages.map((fact) => ({ channel: 'sms', fact }) as const),
]

/** Whether it is sent to a player who has turned these off: what is always sent is, whatever is stored. */
export const isOn = (choice: Choice, off: readonly Choice[]): boolean =>
  isAlwaysSent(choice) || !off.some(({ channel, fact }) => channel === choice.channel && fact === choice.fact)
