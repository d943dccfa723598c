import type { NavigationEntry } from '../navigation-entry.ts'
import { messages } from '../../messages/en.ts'

/** The bottom tab bar in order. Entries without a page are hidden. */
export const tabBarEntries: readonly NavigationEntry[] = [
  { to: '/lobby/home', label: messages.home, icon: 'home', solid: true, alsoAt: ['/lobby/email'] },
  { to: '/lobby/rewards', label: messages.rewards, icon: 'gift' },
  { to: '/activity/spin', label: messages.spin, icon: 'wheel', raised: true, alsoAt: ['/lobby/task'] },
  { to: '/lobby/notice', label: messages.news, icon: 'news' },
  {
    to: '/lobby/wallets',
    label: messages.wallet,
    icon: 'wallet',
    solid: true,
    alsoAt: ['/lobby/wallets/deposit', '/lobby/wallets/withdraw'],
  },
]
