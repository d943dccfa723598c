/** How two players can be tied. */
export const linkKinds = ['device', 'network', 'payout', 'kyc'] as const
export type LinkKind = (typeof linkKinds)[number]
