import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // notification-card.tsx
  notifications: 'Notifications sa device na ito',
  lead: 'Bayad na withdrawal, resulta ng ID check, naabot na limit, message ng customer service, at round na natapos habang wala ka. Walang promo, at tahimik mula 10 PM hanggang 7 AM.',
  on: 'On',
  off: 'Off',
  homeScreenFirst: 'Sa iPhone, idagdag muna ang page na ito sa home screen, saka i-on sa app.',
  notSupported: 'Hindi kaya ng browser na ito ang notifications. Makikita mo pa rin ang lahat sa inbox at records mo.',
  blocked: 'Naka-block ang notifications. Payagan sa settings ng phone o browser, saka bumalik dito.',
  // use-notifications.ts
  notAllowed: 'Hindi pinayagan ang notifications sa device na ito, kaya naka-off pa rin.',
  noService: 'Hindi maabot ang notification service ng browser mo. Subukan ulit mamaya.',
  turnedOn: 'Naka-on na ang notifications.',
  turnedOff: 'Naka-off na ang notifications.',
})
