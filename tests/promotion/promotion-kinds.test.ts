import { expect, test } from 'vitest'
import { parse } from 'valibot'
import { accumulatedRechargeKind } from '#features/promotions/accumulated-recharge/server/accumulated-recharge-kind.ts'
import { bindRewardKind } from '#features/promotions/bind-reward/server/bind-reward-kind.ts'
import { cashBonusKind } from '#features/promotions/cash-bonus/server/cash-bonus-kind.ts'
import { continuousRechargeKind } from '#features/promotions/continuous-recharge/server/continuous-recharge-kind.ts'
import { couponKind } from '#features/promotions/coupon/server/coupon-kind.ts'
import { firstChargeKind } from '#features/promotions/first-charge/server/first-charge-kind.ts'
import { freeSignKind } from '#features/promotions/free-sign/server/free-sign-kind.ts'
import { loginBonusKind } from '#features/promotions/login-bonus/server/login-bonus-kind.ts'
import { signUpBonusKind } from '#features/promotions/sign-up-bonus/server/sign-up-bonus-kind.ts'
import { ladderKind } from '#features/promotions/ladder-recharge/server/ladder-kind.ts'
import { supplyKind } from '#features/promotions/supply/server/supply-kind.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { termsIn } from '#features/promotions/promotion/terms.ts'

const kinds = [
  accumulatedRechargeKind,
  bindRewardKind,
  cashBonusKind,
  continuousRechargeKind,
  couponKind,
  firstChargeKind,
  freeSignKind,
  loginBonusKind,
  signUpBonusKind,
  ladderKind,
  supplyKind,
]

test.each(kinds)('$key begins with settings that its own schema takes, and costs no more than its worst', (kind) => {
  const terms = parse(termsIn, kind.terms ?? {})
  expect(kind.faultsOf({})).toEqual([])
  const { expected, worst, assumed } = kind.costOf({}, terms)
  expect([expected > 0n, worst >= expected, assumed.length > 20]).toEqual([true, true, true])
  expect(kind.ruleOf({}, terms).length).toBeGreaterThan(0)
})

/** What 1,000 players cost, computed here by hand from the defaults. */
test.each([
  ['bind', bindRewardKind, pesos(6_000n), pesos(10_000n)],
  ['free-sign', freeSignKind, centavos(657_800n), pesos(20_000n)],
  ['login-bonus', loginBonusKind, pesos(7_000n), pesos(20_000n)],
  ['continuous-recharge', continuousRechargeKind, pesos(7_110n), pesos(110_000n)],
  ['first-charge', firstChargeKind, pesos(15_000n), pesos(270_000n)],
  ['ladder-recharge', ladderKind, pesos(8_175n), pesos(901_000n)],
  ['supply', supplyKind, pesos(2_100n), pesos(210_000n)],
  ['sign-up-bonus', signUpBonusKind, pesos(7_500n), pesos(400_000n)],
] as const)('the simulation of %s says what its defaults come to', (_key, kind, expected, worst) => {
  const cost = kind.costOf({}, parse(termsIn, {}))
  expect({ expected: cost.expected, worst: cost.worst }).toEqual({ expected, worst })
})

test('an offer in which an item stands twice is refused at its field', () => {
  const twice = {
    id: 1,
    price: 100,
    showType: 1,
    stakedMin: 0,
    award: [
      { id: 2001, count: 1 },
      { id: 2001, count: 2 },
    ],
  }
  expect(firstChargeKind.faultsOf({ offers: [twice] })).toMatchObject([{ field: 'offers.0.award' }])
})
