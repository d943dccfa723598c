import type { IconName } from '#platform/ui/icon/icon-paths.ts'
import { messages } from './messages/en.ts'

export type MenuEntry = {
  readonly to: string
  readonly title: string
  readonly icon: IconName
  /** The flag of its red dot, and the dot's accessible name. */
  readonly dot?: { readonly by: 'hasMail' | 'hasTask' | 'hasSupport'; readonly label: string }
}

const lines = {
  profile: { to: '/profile/user', title: messages.myProfile, icon: 'user' },
  security: { to: '/profile/info', title: messages.profileAndSecurity, icon: 'user' },
  vip: { to: '/profile/vip', title: 'VIP', icon: 'crown' },
  records: { to: '/record/transaction', title: messages.records, icon: 'history' },
  withdraw: { to: '/lobby/wallets/withdraw', title: messages.withdraw, icon: 'withdraw' },
  identity: { to: '/walletsKyc', title: messages.verifyIdentity, icon: 'shield' },
  walletPassword: { to: '/walletsPassword', title: messages.withdrawalPassword, icon: 'lock' },
  banks: { to: '/profile/bank', title: messages.bankAccounts, icon: 'bank' },
  mail: {
    to: '/profile/email',
    title: messages.inbox,
    icon: 'mail',
    dot: { by: 'hasMail', label: messages.newMessage },
  },
  mobile: { to: '/bind', title: messages.addMobileNumber, icon: 'phone' },
  favourites: { to: '/profile/favorites', title: messages.favorites, icon: 'heart' },
  tasks: {
    to: '/profile/task',
    title: messages.tasks,
    icon: 'check-circle',
    dot: { by: 'hasTask', label: messages.rewardToClaim },
  },
  limits: { to: '/profile/limits', title: messages.limitsAndBreaks, icon: 'clock' },
  service: {
    to: '/service?chat=open',
    title: messages.customerService,
    icon: 'headset',
    dot: { by: 'hasSupport', label: messages.newAnswer },
  },
  report: { to: '/profile/report', title: messages.reportAProblem, icon: 'edit' },
  more: { to: '/profile/more', title: messages.more, icon: 'more' },
} as const satisfies Readonly<Record<string, MenuEntry>>

type MenuReader = { readonly mobile: string; readonly hasKyc: boolean }

/** Omitted once a mobile number is bound. */
const mobileLine = ({ mobile }: MenuReader): readonly MenuEntry[] => (mobile === '' ? [lines.mobile] : [])

/** The lines of the player's menu, in their order. */
export const menuEntries = (player: MenuReader): readonly MenuEntry[] => {
  const { profile, records, mail, favourites, tasks, limits, service, more } = lines
  return [profile, records, mail, ...mobileLine(player), favourites, tasks, limits, service, more]
}

/** The ways that money takes out of the account, and what has to be in place before. */
const moneyLines = ({ hasKyc }: MenuReader): readonly MenuEntry[] => [
  lines.withdraw,
  hasKyc ? { ...lines.identity, title: messages.identity } : lines.identity,
  lines.walletPassword,
  lines.banks,
  lines.records,
]

/** The lines of the player's own page, which has room for all. */
export const memberEntries = (player: MenuReader): readonly MenuEntry[] => {
  const { security, vip, mail, tasks, favourites, limits, service, report, more } = lines
  return [
    ...mobileLine(player),
    security,
    ...moneyLines(player),
    vip,
    mail,
    tasks,
    favourites,
    limits,
    service,
    report,
    more,
  ]
}
