import { expect, test } from 'vitest'
import { applyBasisPoints, basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { centavosFromNumber } from '#core/money/centavos.ts'
import { divCeil } from '#core/money/division.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { playBeforeWithdrawal } from '#features/promotions/kit/player/reward-words.ts'

const coins = (count: number, betRate: number) => ({ id: coinItem, count, betRate })
const points = { id: 2002, count: 500, betRate: 3 }

test.each([
  ['₱15 at 3×', [coins(1_500, 3)], '₱45.00'],
  ['two gifts together', [coins(1_500, 3), coins(1_000, 1.5)], '₱60.00'],
  ['a part of a centavo counts as a whole one', [coins(1, 1.5)], '₱0.02'],
])('coins say how much has to be bet before a withdrawal: %s', (_name, items, amount) => {
  expect(playBeforeWithdrawal(items)).toContain(`Bet ${amount} before you withdraw.`)
})

test.each([
  ['coins without playthrough', [coins(1_500, 0)]],
  ['points, which are no money', [points]],
  ['nothing', []],
])('and nothing is said of %s', (_name, items) => {
  expect(playBeforeWithdrawal(items)).toBeUndefined()
})

test.each([1, 99, 1_234, 999_999_99])('%d centavos have to be bet as the ledger asks', (count) => {
  for (const betRate of [0.0001, 0.3333, 1, 1.5, 4.9999, 30]) {
    const amount = applyBasisPoints(centavosFromNumber(count), basisPointsFromDecimal(betRate), divCeil)
    expect(playBeforeWithdrawal([coins(count, betRate)])).toContain(`Bet ${formatMoney(toWireCentavos(amount))} before`)
  }
})
