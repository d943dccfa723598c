import { messages } from '../../messages/en.ts'

export type KeyDestination = { readonly key: string; readonly to: string; readonly label: string }

/** Where each letter leads after a G. */
export const keyDestinations: readonly KeyDestination[] = [
  { key: 'h', to: '/lobby/home', label: messages.home },
  { key: 'g', to: '/lobby/games', label: messages.games },
  { key: 'f', to: '/lobby/favorites', label: messages.favorites },
  { key: 'r', to: '/lobby/rewards', label: messages.rewards },
  { key: 'n', to: '/lobby/notice', label: messages.news },
  { key: 'm', to: '/lobby/wallets', label: messages.wallet },
  { key: 'd', to: '/lobby/wallets/deposit', label: messages.deposit },
  { key: 'w', to: '/lobby/wallets/withdraw', label: messages.withdraw },
  { key: 't', to: '/lobby/record/transaction', label: messages.records },
  { key: 'i', to: '/lobby/email', label: messages.inbox },
  { key: 'p', to: '/lobby/member', label: messages.profile },
  { key: 'l', to: '/profile/limits', label: messages.limitsAndBreaks },
  { key: 's', to: '/service', label: messages.customerService },
]
