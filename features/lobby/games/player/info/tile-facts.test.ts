import { expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { testGame } from '#features/office/web-configuration/testing/test-games.ts'
import { tileFacts } from './tile-facts.ts'

test('a tile tells return, volatility and bets of its game', () => {
  const game = testGame(1, {
    rtp: 9_655,
    volatility: 'high',
    stakeMin: wireCentavos(50),
    stakeMax: wireCentavos(150_000),
  })
  expect(tileFacts(game)).toBe('RTP 96.55%\nHigh volatility\n₱0.50 to ₱1,500.00')
  expect(tileFacts(game, 1_234)).toBe('RTP 96.55%\nHigh volatility\n₱0.50 to ₱1,500.00\n1,234 playing now')
})
