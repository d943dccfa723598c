/** The ways to a player outside the product. Promos in the inbox need no consent: nobody is called away by them. */
export const marketingChannels = ['email', 'sms', 'push'] as const
export type MarketingChannel = (typeof marketingChannels)[number]
