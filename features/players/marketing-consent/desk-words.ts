import type { MarketingChannel } from '#core/marketing-channel.ts'
import type { ConsentSource } from './consent-sources.ts'

/** By what a promo comes, on pages and in exports. */
export const channelNames: Readonly<Record<MarketingChannel, string>> = { email: 'E-mail', sms: 'SMS', push: 'Push' }

/** Where a player gave or withdrew consent. */
export const sourceNames: Readonly<Record<ConsentSource, string>> = {
  settings: 'Profile',
  emailLink: 'Link in an e-mail',
}
