import type { NavigationEntry } from '../navigation-entry.ts'

/** The left menu in order. Entries without a page are hidden. */
export const leftMenuEntries: readonly NavigationEntry[] = [
  { to: '/lobby/home', label: 'Home', icon: 'home' },
  { to: '/lobby/games', label: 'Games', icon: 'dice' },
  { to: '/lobby/rewards', label: 'Rewards', icon: 'gift' },
  { to: '/lobby/notice', label: 'News', icon: 'news' },
  { to: '/lobby/member', label: 'Member', icon: 'user' },
]
