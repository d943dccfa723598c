import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { VipConditions } from './vip-conditions.tsx'
import type { ShownStanding } from './vip-standing.ts'

const none = wireCentavos(0)
const level = {
  exp: 0,
  levelUp: none,
  weekly: 0,
  monthly: none,
  birthday: none,
  withdrawals: 3,
  automaticMax: none,
  rebate: 0,
  queue: 'standard',
}
const condition = (deposited: number, endsAt: string) => ({
  deposited: wireCentavos(deposited),
  needed: wireCentavos(50_000),
  endsAt: instant(Date.parse(endsAt)),
})
const standing = (levels: ShownStanding['levels'], acting = 1): ShownStanding => ({
  vip: acting,
  acting,
  vipExp: 0,
  userLevel: 0,
  bet: none,
  levels,
  week: condition(0, '2026-11-29T16:00:00Z'),
  month: condition(60_000, '2026-11-30T16:00:00Z'),
  giftDays: 15,
  gifts: [],
})

test('each reward is named with its size before it is earned', () => {
  render(<VipConditions standing={standing([level, { ...level, weekly: 0.001, monthly: wireCentavos(5_000) }])} />)
  expect(screen.getByText('Deposit ₱500.00 more to get 0.1% of this week’s bets on Nov 30, 2026.')).toBeDefined()
  expect(screen.getAllByText((_text, element) => element?.textContent === '₱600.00 deposited').length).toBeGreaterThan(
    0,
  )
  expect(screen.getByText('You’ve deposited enough. Your reward of ₱50.00 arrives on Dec 1, 2026.')).toBeDefined()
})

test.each([
  ['no weekly reward has no line for it', [level, { ...level, monthly: wireCentavos(5_000) }], ['This month']],
  ['no rewards has no card', [level, level], []],
])('a level with %s', (_what, levels, names) => {
  const { container } = render(<VipConditions standing={standing(levels)} />)
  const shown = ['This week', 'This month'].filter((name) => container.textContent.includes(name))
  expect(shown).toEqual(names)
})
