import type { SendingTerm, TemplateChannel, TemplateKind } from '#core/message-template/message-template.ts'
import { messages } from './messages/en.ts'

export const kindWords: Readonly<Record<TemplateKind, string>> = {
  money: messages.kindMoney,
  reward: messages.kindReward,
  account: messages.kindAccount,
  support: messages.kindSupport,
  code: messages.kindCode,
  play: messages.kindPlay,
}

export const channelWords: Readonly<Record<TemplateChannel, string>> = {
  inbox: messages.inbox,
  email: messages.email,
  sms: messages.sms,
  push: messages.push,
}

export const sentWords: Readonly<Record<SendingTerm, string>> = {
  always: messages.sentAlways,
  unlessOff: messages.sentUnlessOff,
  ifChosen: messages.sentIfChosen,
}
