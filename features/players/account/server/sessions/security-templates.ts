import { type MessageTemplate, type SendingTerm, templateExample } from '#core/message-template/message-template.ts'
import { isAlwaysTexted } from '#features/players/notification/server/index.ts'
import { messageOf, noticeWords } from './security-notices.ts'
import type { SecurityTopic } from './security-words.ts'

const nothing = { at: templateExample.at, device: '', place: '', account: '', isReplaced: false, isAll: false }
const login = { device: 'Chrome on Android', place: 'Philippines' }
const account = 'GCash, •••• 4567'

type Case = Pick<MessageTemplate, 'name' | 'when'> & {
  readonly key: string
  readonly topic: SecurityTopic
  readonly facts?: Partial<Omit<typeof nothing, 'at'>>
}

const cases: readonly Case[] = [
  {
    key: 'newDevice',
    topic: 'NEW_DEVICE',
    facts: login,
    name: 'Login from a new device',
    when: 'A player logged in from a device that was never seen before.',
  },
  {
    key: 'newDeviceOfUnknownPlace',
    topic: 'NEW_DEVICE',
    facts: { device: login.device },
    name: 'Login from a new device, place unknown',
    when: 'The same, from an address that belongs to no known country.',
  },
  {
    key: 'passwordChanged',
    topic: 'PASSWORD_CHANGED',
    name: 'Password changed',
    when: 'A password was changed or reset.',
  },
  {
    key: 'mobileAdded',
    topic: 'MOBILE_BOUND',
    name: 'Mobile number added',
    when: 'A number was added to an account that had none.',
  },
  {
    key: 'mobileRemoved',
    topic: 'MOBILE_UNBOUND',
    name: 'Mobile number removed',
    when: 'Staff removed the number. The SMS goes to it once more.',
  },
  {
    key: 'bankAccountAdded',
    topic: 'BANK_ACCOUNT_BOUND',
    facts: { account },
    name: 'Bank account added',
    when: 'A bank account or e-wallet was added for withdrawals.',
  },
  {
    key: 'bankAccountChanged',
    topic: 'BANK_ACCOUNT_BOUND',
    facts: { account, isReplaced: true },
    name: 'Bank account changed',
    when: 'A bank account or e-wallet replaced another one.',
  },
  {
    key: 'withdrawalPasswordSet',
    topic: 'WITHDRAWAL_PASSWORD_SET',
    name: 'Withdrawal password set',
    when: 'The withdrawal password was set for the first time.',
  },
  {
    key: 'withdrawalPasswordChanged',
    topic: 'WITHDRAWAL_PASSWORD_SET',
    facts: { isReplaced: true },
    name: 'Withdrawal password changed',
    when: 'The withdrawal password was changed.',
  },
  { key: 'accountClosed', topic: 'ACCOUNT_CLOSED', name: 'Account closed', when: 'A player closed the account.' },
  { key: 'passkeyAdded', topic: 'PASSKEY_ADDED', name: 'Passkey added', when: 'A passkey was added.' },
  { key: 'passkeyRemoved', topic: 'PASSKEY_REMOVED', name: 'Passkey removed', when: 'A passkey was removed.' },
  {
    key: 'passkeysRemoved',
    topic: 'PASSKEY_REMOVED',
    facts: { isAll: true },
    name: 'All passkeys removed',
    when: 'An account was reset, and its passkeys were removed with it.',
  },
]

function templateOf({ key, topic, facts, name, when }: Case): MessageTemplate {
  const words = { ...nothing, topic, ...facts }
  const sent = smsTermOf(topic)
  return {
    key: `account.${key}`,
    kind: 'account',
    name,
    when,
    inbox: {
      sent: 'always',
      words: ({ language }) => {
        const { title, paragraphs } = noticeWords(words, language)
        return { title, body: paragraphs }
      },
    },
    email: {
      sent: 'always',
      kind: 'security',
      words: ({ language }) => {
        const { title, paragraphs } = noticeWords(words, language)
        return { language, title, paragraphs }
      },
    },
    ...(sent && {
      sms: { sent, words: ({ language, operator }) => noticeWords(words, language).textBy(operator) },
    }),
  }
}

function smsTermOf(topic: SecurityTopic): SendingTerm | undefined {
  const message = messageOf[topic]
  if (message === undefined) return undefined
  return isAlwaysTexted(message) ? 'always' : 'unlessOff'
}

/** The fixed messages about security. */
export const securityTemplates: readonly MessageTemplate[] = cases.map(templateOf)
