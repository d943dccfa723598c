import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { CashCard } from '#features/promotions/agent5/player/cash-card.tsx'
import { betMin, daysToQualify, depositMin } from '#features/promotions/invite/rules.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'

afterEach(leaveNothingBehind)

const nobody = { claimable: [], held: [], share: 0.05, shareMax: wireCentavos(10_000), holdHours: 48, cashBetRate: 3 }

test('the page of cash for friends names the deposit, the bets and the days by which a friend qualifies', async () => {
  openTestTab({
    address: '/activity/agent5',
    token: 'token',
    config: {},
    routes: [
      {
        path: '/activity/agent5',
        access: 'player',
        title: '',
        screen: readyScreen(() => <CashCard agent={nobody} />),
        frame: 'none',
      },
    ],
  }).open()
  expect(await screen.findByText(`A friend counts if, within ${daysToQualify} days of signing up, they:`)).toBeDefined()
  expect(screen.getByText(`Deposit at least ${formatMoney(depositMin)} the first time`)).toBeDefined()
  expect(screen.getByText(`Play at least ${formatMoney(betMin)}`)).toBeDefined()
})
