import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { centavos, zeroCentavos } from '#core/money/centavos.ts'
import { newRound, withBet, withoutBet, withWin } from '../round.ts'
import { soleBetOf } from './sole-bet.ts'

const opened = newRound({
  playerId: 7n,
  providerId: 'studio',
  roundId: 'round-1',
  gameCode: 'game',
  gameType: 'slots',
  openedAt: instant(1_763_700_000_000),
})
const amount = centavos(150n)
const stake = { amount, isTip: false, isFree: false, detail: undefined }
const oneBet = { ...withBet(opened, stake), lastTxId: 'bet-1' }

test('a round of one bet names it, as it was taken', () => {
  const bet = { providerId: 'studio', txId: 'bet-1', playerId: 7n, roundId: 'round-1', amount, state: 'APPLIED' }
  expect(soleBetOf(oneBet)).toMatchObject([{ ...bet, kind: 'bet' }])
  const tip = { ...withBet(opened, { ...stake, isTip: true }), lastTxId: 'bet-1' }
  expect(soleBetOf(tip)).toMatchObject([{ ...bet, kind: 'tip' }])
})

test.each([
  ['has none yet', opened],
  ['has two', { ...withBet(oneBet, stake), lastTxId: 'bet-2' }],
  ['was won', { ...withWin(oneBet, { amount, namesBet: true, isCashOut: false }), lastTxId: 'win-1' }],
  ['lost it', withoutBet(oneBet, { amount, isTip: false, txId: 'bet-1', largestBet: zeroCentavos })],
  [
    'lost it and took another',
    {
      ...withBet(withoutBet(oneBet, { amount, isTip: false, txId: 'bet-1', largestBet: zeroCentavos }), stake),
      lastTxId: 'bet-2',
    },
  ],
])('a round that %s names no bet', (_what, round) => {
  expect(soleBetOf(round)).toEqual([])
})
