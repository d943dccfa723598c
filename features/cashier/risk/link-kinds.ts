/** By what two players can hang together. */
export const linkKinds = ['device', 'network', 'payout', 'kyc'] as const
export type LinkKind = (typeof linkKinds)[number]
