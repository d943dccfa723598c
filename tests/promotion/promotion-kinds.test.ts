import { expect, test } from 'vitest'
import { parse } from 'valibot'
import { monthlyChestsKind } from '#features/promotions/monthly-chests/server/monthly-chests-kind.ts'
import { agentKind } from '#features/promotions/agent/server/agent-kind.ts'
import { agentCountKind } from '#features/promotions/agent-count/server/agent-count-kind.ts'
import { agent5Kind } from '#features/promotions/agent5/server/agent5-kind.ts'
import { bindRewardKind } from '#features/promotions/bind-reward/server/bind-reward-kind.ts'
import { cashBackKind } from '#features/promotions/cash-back/server/cash-back-kind.ts'
import { depositStreakKind } from '#features/promotions/deposit-streak/server/deposit-streak-kind.ts'
import { christmasKind } from '#features/promotions/christmas/server/christmas-kind.ts'
import { couponKind } from '#features/promotions/coupon/server/coupon-kind.ts'
import { festivalKind } from '#features/promotions/festival/server/festival-kind.ts'
import { firstDepositKind } from '#features/promotions/first-deposit/server/first-deposit-kind.ts'
import { welcomeCalendarKind } from '#features/promotions/welcome-calendar/server/welcome-calendar-kind.ts'
import { dailyLoginKind } from '#features/promotions/daily-login/server/daily-login-kind.ts'
import { fundKind } from '#features/promotions/fund/server/fund-kind.ts'
import { newYearKind } from '#features/promotions/new-year/server/new-year-kind.ts'
import { proxyTaskKind } from '#features/promotions/proxy-task/server/proxy-task-kind.ts'
import { redPacketKind } from '#features/promotions/red-packet/server/red-packet-kind.ts'
import { weekendLotteryKind } from '#features/promotions/weekend-lottery/server/weekend-lottery-kind.ts'
import { tournamentKind } from '#features/promotions/tournament/server/tournament-kind.ts'
import { signInCardsKind } from '#features/promotions/sign-in-cards/server/sign-in-cards-kind.ts'
import { ladderKind } from '#features/promotions/deposit-ladder/server/ladder-kind.ts'
import { lossReliefKind } from '#features/promotions/loss-relief/server/loss-relief-kind.ts'
import { centavos, pesos } from '#core/money/centavos.ts'
import { termsIn } from '#features/promotions/kit/terms.ts'

const kinds = [
  monthlyChestsKind,
  bindRewardKind,
  cashBackKind,
  depositStreakKind,
  couponKind,
  firstDepositKind,
  welcomeCalendarKind,
  dailyLoginKind,
  signInCardsKind,
  ladderKind,
  lossReliefKind,
  christmasKind,
  festivalKind,
  newYearKind,
  redPacketKind,
  weekendLotteryKind,
  tournamentKind,
  proxyTaskKind,
  fundKind,
  agentKind,
  agent5Kind,
  agentCountKind,
]

test.each(kinds)('$key begins with settings that its own schema takes, and costs no more than its worst', (kind) => {
  const terms = parse(termsIn, kind.terms ?? {})
  expect(kind.faultsOf({})).toEqual([])
  const { expected, worst, assumed } = kind.costOf({}, terms)
  expect([expected > 0n, worst >= expected, assumed.length > 20]).toEqual([true, true, true])
  expect(kind.ruleOf({}, { terms, language: 'en' }).length).toBeGreaterThan(0)
})

/** What 1,000 players cost, computed here by hand from the defaults. */
test.each([
  ['bind', bindRewardKind, pesos(6_000n), pesos(10_000n)],
  ['free-sign', welcomeCalendarKind, centavos(657_800n), pesos(20_000n)],
  ['login-bonus', dailyLoginKind, pesos(7_000n), pesos(20_000n)],
  ['continuous-recharge', depositStreakKind, pesos(7_110n), pesos(110_000n)],
  ['first-charge', firstDepositKind, pesos(15_000n), pesos(270_000n)],
  ['ladder-recharge', ladderKind, pesos(8_175n), pesos(901_000n)],
  ['supply', lossReliefKind, pesos(2_100n), pesos(210_000n)],
  ['sign-up-bonus', signInCardsKind, pesos(7_500n), pesos(400_000n)],
  ['christmas', christmasKind, centavos(3_485_407n), pesos(2_230_000n)],
  ['festival', festivalKind, pesos(28_250n), pesos(655_000n)],
  ['red-packet', redPacketKind, pesos(3_600n), pesos(6_000n)],
  ['weekend-lottery', weekendLotteryKind, pesos(15_000n), pesos(15_000n)],
  // Every day ₱6,000 and ₱1,900, on Saturday ₱13,500 more.
  ['tournament', tournamentKind, pesos(72_600n), pesos(72_600n)],
  ['proxy-task', proxyTaskKind, pesos(170n), pesos(47_500n)],
  ['fund', fundKind, pesos(1_230n), pesos(100_000n)],
  ['agent', agentKind, pesos(2_250n), pesos(5_000_000n)],
  ['agent5', agent5Kind, pesos(2_700n), pesos(1_200_000n)],
  ['agent-count', agentCountKind, pesos(885n), pesos(1_350_000n)],
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
  expect(firstDepositKind.faultsOf({ offers: [twice] })).toMatchObject([{ field: 'offers.0.award' }])
})
