import { expect, test } from 'vitest'
import { demoToken } from '#games/protocol/server/demo-token.ts'
import { replayToken } from '#games/protocol/server/replay-token.ts'
import { signRequest } from '#games/protocol/server/sign-request.ts'
import { instant } from '#core/clock/instant.ts'
import { opensDemo, replayedRound } from '../../sdk/game-wallet/launch-tokens.ts'
import { isFromWallet } from '../../sdk/game-wallet/wallet-inquiry.ts'

const [secret, gameCode, roundId] = ['a secret of tests only', 'reels', 'round-1']
const now = 1_763_700_000_000

test('an inquiry is taken as the wallet signed it, and not with another path, body, secret or time', async () => {
  const [path, body] = ['/glw-provider/v1/rounds', '{"rounds":[]}']
  const signed = signRequest({ id: 'key-1', secret }, { path, body, timeMs: now, nonce: 'n'.repeat(16) })
  const headers = {
    time: signed['x-glw-time'] ?? '',
    nonce: signed['x-glw-nonce'] ?? '',
    signature: signed['x-glw-sign'] ?? '',
  }
  const inquiry = { secret, path, headers, body, now }
  expect(await isFromWallet(inquiry)).toBe(true)
  const changed = [{ path: '/glw-provider/v1/counters' }, { body: '{}' }, { secret: 'other' }, { now: now + 300_001 }]
  for (const change of changed) expect(await isFromWallet({ ...inquiry, ...change })).toBe(false)
})

test('a demo token opens its game until its time is over', async () => {
  const token = demoToken({ secret }, { gameCode, now: instant(now), sellsBonus: true })
  expect(await opensDemo(token, { secret, gameCode, now: now + 119_999 })).toBe(true)
  expect(await opensDemo(token, { secret, gameCode, now: now + 120_000 })).toBe(false)
  expect(await opensDemo(token, { secret, gameCode: 'another', now })).toBe(false)
  expect(await opensDemo('1_00', { secret, gameCode, now })).toBe(false)
})

test('a replay token names its round and its audience until its time is over', async () => {
  const token = replayToken({ secret }, { gameCode, roundId, audience: 'player', now: instant(now) })
  expect(await replayedRound(token, { secret, gameCode, now })).toEqual({ roundId, audience: 'player' })
  expect(await replayedRound(token, { secret, gameCode, now: now + 600_000 })).toBeUndefined()
  expect(await replayedRound(token.replace('player', 'public'), { secret, gameCode, now })).toBeUndefined()
})
