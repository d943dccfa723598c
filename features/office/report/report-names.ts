export const reportNames = [
  'revenue',
  'payments',
  'funnel',
  'channels',
  'cohorts',
  'promotions',
  'agents',
  'care',
  'liabilities',
] as const
export type ReportName = (typeof reportNames)[number]

export const revenueSplits = ['day', 'provider', 'brand', 'type', 'game'] as const
export type RevenueSplit = (typeof revenueSplits)[number]

export const funnelSteps = ['registered', 'verified', 'firstDeposit', 'firstBet', 'secondDeposit'] as const
export type FunnelStep = (typeof funnelSteps)[number]
/**
 * The step that each step is a percentage of: everybody who did it has done that one. Other steps occur in any order.
 */
export const funnelWholes: Readonly<Record<FunnelStep, FunnelStep>> = {
  registered: 'registered',
  verified: 'registered',
  firstDeposit: 'registered',
  firstBet: 'registered',
  secondDeposit: 'firstDeposit',
}
export const funnelTitles: Readonly<Record<FunnelStep, string>> = {
  registered: 'Registered',
  verified: 'Verified',
  firstDeposit: 'First deposit',
  firstBet: 'First bet',
  secondDeposit: 'Second deposit',
}

const channelTitles: Readonly<Record<string, string>> = {
  direct: 'Direct',
  app: 'App package',
  invitation: 'Invitation',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  other: 'Other campaigns',
  unknown: 'Not reported',
}

/** A campaign of ours is shown by its mark. */
export const channelTitle = (channel: string): string => channelTitles[channel] ?? channel.replace(/^ad:/, 'Campaign ')
