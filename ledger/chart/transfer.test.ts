import { describe, expect, test } from 'vitest'
import { accountKind, isHouseAccount } from './account.ts'
import { isReason, reasons, ruleOf } from './reason.ts'
import { firstSyntheticId } from './synthetic.ts'
import { ChartViolation, checkTransfer, houseBook, type TransferClaim } from './transfer.ts'

const bet: TransferClaim = { reason: 'bet', from: 'coin', to: 'game:studio', amount: 1n, reference: 'round-1' }

describe('the chart of accounts', () => {
  test.each([
    'coin',
    'hold',
    'safebox',
    'points',
    'jackpot',
    'adjustment',
    'debt',
    'game:studio',
    'promo:spin',
    'psp:sandpay',
    'bank:union-1',
  ])('has %s', (account) => {
    expect(accountKind(account)).toBe(account.split(':')[0])
  })

  test.each([
    '',
    'cash',
    'coin:7',
    'jackpot:big',
    'game',
    'game:',
    'game:Studio',
    'game:a b',
    'game:-a',
    'game:a:b',
    `promo:${'x'.repeat(41)}`,
    'toString',
    'constructor:x',
  ])('has no "%s"', (account) => {
    expect(accountKind(account)).toBeUndefined()
  })

  test('distinguishes the house’s accounts from the players’', () => {
    expect(['coin', 'game:studio', 'game', 'debt'].filter(isHouseAccount)).toEqual(['game:studio', 'debt'])
  })
})

describe('a transfer', () => {
  test('that the chart allows passes', () => {
    expect(() => checkTransfer(7n, bet)).not.toThrow()
  })

  test.each<[string, bigint, Partial<TransferClaim>, string]>([
    ['nothing', 7n, { amount: 0n }, 'bet of 0 moves nothing'],
    ['less than nothing', 7n, { amount: -1n }, 'bet of -1 moves nothing'],
    ['more than a row can hold', 7n, { amount: 2n ** 63n }, 'moves nothing'],
    ['an unknown reason', 7n, { reason: 'gift' }, 'nobody moves money because of "gift"'],
    ['an inherited reason', 7n, { reason: 'toString' }, 'nobody moves money because of "toString"'],
    ['no reference', 7n, { reference: '' }, 'needs a reference'],
    ['a reference of two lines', 7n, { reference: 'a\nb' }, 'needs a reference'],
    ['a reference that is too long', 7n, { reference: 'r'.repeat(129) }, 'needs a reference'],
    ['an unknown source', 7n, { from: 'wallet' }, 'the chart has no account "wallet"'],
    ['an unknown end', 7n, { to: 'game:' }, 'the chart has no account "game:"'],
    ['the wrong way', 7n, { from: 'game:studio', to: 'coin' }, 'bet does not lead from game:studio to coin'],
    ['in a circle', 7n, { from: 'coin', to: 'coin' }, 'bet does not lead from coin to coin'],
    ['from what is held for a withdrawal', 7n, { from: 'hold' }, 'bet does not lead from hold'],
    ['from the safebox', 7n, { from: 'safebox' }, 'bet does not lead from safebox'],
    ['points as if they were coins', 7n, { from: 'points' }, 'bet does not lead from points'],
    ['closing what a bet cannot close', 7n, { closes: 1n }, 'bet closes no earlier transfer'],
    [
      'a release that does not say of what',
      7n,
      { reason: 'withdrawalRelease', from: 'hold', to: 'coin' },
      'has to name the earlier transfer',
    ],
    ['a player’s money in the house’s book', houseBook, {}, 'bet does not belong into book 0'],
    [
      'the house’s money in a player’s book',
      7n,
      { reason: 'settlement', from: 'psp:a', to: 'bank:b' },
      'settlement does not belong into book 7',
    ],
    [
      'a promotion in a synthetic book',
      firstSyntheticId,
      { reason: 'award', from: 'promo:spin', to: 'coin' },
      'award of promo:spin to coin is not for book 1000000000',
    ],
    [
      'the money of synthetic players in another book',
      firstSyntheticId - 1n,
      { reason: 'syntheticGrant', from: 'synthetic', to: 'coin' },
      'syntheticGrant of synthetic to coin is not for book 999999999',
    ],
    [
      'a player’s money back in the house’s book',
      houseBook,
      { reason: 'reversal', from: 'game:studio', to: 'coin', closes: 1n },
      'reversal does not belong into book 0',
    ],
  ])('of %s is a defect', (_, playerId, change, message) => {
    const attempt = () => checkTransfer(playerId, { ...bet, ...change })
    expect(attempt).toThrow(ChartViolation)
    expect(attempt).toThrow(message)
  })
})

describe('every reason', () => {
  const names = Object.keys(reasons).filter(isReason)
  const rulesWithMoves = names.flatMap((name) => {
    const { moves, asset } = ruleOf(name)
    return moves === 'undoes' ? [] : moves.map((move) => [name, move, asset] as const)
  })

  test.each(rulesWithMoves)('%s moves %s, and points stay points', (_, move, asset) => {
    const kinds = move.split('>')
    expect(kinds.includes('points')).toBe(asset === 'points')
    expect(kinds).toHaveLength(2)
  })

  test('closes only reasons that exist', () => {
    const closed = names.flatMap((name) => {
      const { closes = [] } = ruleOf(name)
      return closes === 'any' ? [] : closes
    })
    expect(closed.filter((name) => !isReason(name))).toEqual([])
  })
})
