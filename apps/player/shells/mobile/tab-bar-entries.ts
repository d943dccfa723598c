import type { NavigationEntry } from '../navigation-entry.ts'

/** The bottom tab bar in order. Entries without a page are hidden. */
export const tabBarEntries: readonly NavigationEntry[] = [
  { to: '/lobby/home', label: 'Home', icon: 'home', solid: true, alsoAt: ['/lobby/email'] },
  { to: '/lobby/rewards', label: 'Rewards', icon: 'gift' },
  { to: '/activity/spin', label: 'Spin', icon: 'wheel', raised: true, alsoAt: ['/lobby/task'] },
  { to: '/lobby/notice', label: 'News', icon: 'news' },
  { to: '/lobby/wallets/deposit', label: 'Wallets', icon: 'wallet', solid: true, alsoAt: ['/lobby/wallets/withdraw'] },
]
