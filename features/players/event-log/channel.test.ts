import { expect, test } from 'vitest'
import { channelOf, type Origin } from './channel.ts'

const direct: Origin = { installReferrer: 'web', isInvited: false, adParameters: {} }

test.each<[string, Partial<Origin>, string]>([
  ['nothing', {}, 'direct'],
  ['the downloaded package', { installReferrer: 'h5dl' }, 'app'],
  ['an invitation, in the package too', { isInvited: true, installReferrer: 'h5dl' }, 'invitation'],
  ['TikTok before an invitation', { adParameters: { ttclid: 'x' }, isInvited: true }, 'tiktok'],
  ['Facebook', { adParameters: { fbc: 'x' } }, 'facebook'],
  ['a campaign before its network', { adParameters: { proxy_id: 'manila-1', fbc: 'x' } }, 'ad:manila-1'],
])('a device that came by %s counts for its channel', (_by, change, channel) => {
  expect(channelOf({ ...direct, ...change })).toBe(channel)
})
