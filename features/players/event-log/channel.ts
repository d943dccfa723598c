/** How a device came here first, as it says itself. */
export type Origin = {
  /** `h5dl`: the downloaded Android package. */
  readonly installReferrer: 'web' | 'h5dl'
  readonly isInvited: boolean
  readonly adParameters: {
    readonly proxy_id?: string | undefined
    readonly fbp?: string | undefined
    readonly fbc?: string | undefined
    readonly ttclid?: string | undefined
    readonly ttp?: string | undefined
  }
}

/** Of players for whom no registration was reported. */
export const unknownChannel = 'unknown'

/** The acts that name a channel. */
export const channelActions = ['firstOpen', 'register'] as const

/** The channel that gets the credit: a campaign of ours before a network, a network before a friend. */
export function channelOf({ installReferrer, isInvited, adParameters }: Origin): string {
  const { proxy_id: campaign, fbp, fbc, ttclid, ttp } = adParameters
  if (campaign) return `ad:${campaign}`
  if (fbc || fbp) return 'facebook'
  if (ttclid || ttp) return 'tiktok'
  if (isInvited) return 'invitation'
  return installReferrer === 'h5dl' ? 'app' : 'direct'
}
