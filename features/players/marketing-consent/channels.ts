/** The ways to a player outside the product. Promos in the inbox need no consent: nobody is called away by them. */
export const marketingChannels = ['email', 'sms', 'push'] as const
export type MarketingChannel = (typeof marketingChannels)[number]

/** Where a consent was given or withdrawn. */
export const consentSources = ['settings', 'emailLink'] as const
export type ConsentSource = (typeof consentSources)[number]
