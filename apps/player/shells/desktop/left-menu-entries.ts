import type { NavigationEntry } from '../navigation-entry.ts'
import { messages } from '../../messages/en.ts'

/** The left menu in order. Entries without a page are hidden. */
export const leftMenuEntries: readonly NavigationEntry[] = [
  { to: '/lobby/home', label: messages.home, icon: 'home' },
  { to: '/lobby/games', label: messages.games, icon: 'dice' },
  { to: '/lobby/rewards', label: messages.rewards, icon: 'gift' },
  { to: '/lobby/notice', label: messages.news, icon: 'news' },
  { to: '/lobby/member', label: messages.profile, icon: 'user' },
]
