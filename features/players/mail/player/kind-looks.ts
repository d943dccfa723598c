import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import type { MailKind } from '../mail-kind.ts'
import { messages } from './messages/en.ts'

type KindLook = {
  readonly icon: IconName
  readonly name: string
  /** What the inbox says while it has no message of this kind. */
  readonly empty: string
  readonly emptyLead: string
}

/** How each kind of message looks. */
export const kindLooks = {
  reward: { icon: 'gift', name: messages.rewards, empty: messages.noRewards, emptyLead: messages.noRewardsLead },
  money: { icon: 'wallet', name: messages.money, empty: messages.noMoney, emptyLead: messages.noMoneyLead },
  account: { icon: 'shield', name: messages.account, empty: messages.noAccount, emptyLead: messages.noAccountLead },
  support: { icon: 'headset', name: messages.support, empty: messages.noSupport, emptyLead: messages.noSupportLead },
  news: { icon: 'news', name: messages.news, empty: messages.noNews, emptyLead: messages.noNewsLead },
} as const satisfies Readonly<Record<MailKind, KindLook>>
