import type { ReactNode } from 'react'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call, ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken, type WireAnswer } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { Money } from '#platform/ui/money/money.tsx'
import { getPlayer, refreshData } from '../../contract.ts'
import { messages as accountMessages } from '../../messages/en.ts'
import { testPlayer, testRefresh } from '../../testing/players.ts'
import { useBalanceRefresh } from './use-balance-refresh.ts'
import { usePlayer } from '../use-player.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T07:00:00Z') })
})
afterEach(leaveNothingBehind)

function Balance() {
  const player = usePlayer()
  const { refresh } = useBalanceRefresh()
  return (
    <button type="button" onClick={() => void refresh()}>
      {player ? <Money amount={player.coin} /> : 'nobody'} level {player?.userLevel}
    </button>
  )
}

const fresh = testRefresh({ coin: wireCentavos(500), userLevel: 4 })

async function open(refreshed: ResponseOf<typeof refreshData> | WireAnswer, others?: ReactNode) {
  const page = readyScreen(() => (
    <>
      <Balance />
      {others}
    </>
  ))
  const tab = openTestTab({
    address: '/lobby/home',
    token: 'token-of-maria',
    config: {},
    routes: [{ path: '/lobby/home', access: 'public', title: '', screen: page, frame: 'none' }],
  })
  tab.answer(getPlayer, testPlayer())
  tab.answer(refreshData, refreshed)
  tab.open()
  await screen.findAllByText('₱1,234.50')
  const press = async (which = 0) =>
    tab.user.click(screen.getAllByRole('button', { name: /level/ })[which] as HTMLElement)
  return { press, times: (call: Call) => tab.sent(call).length }
}

test('brings balance and level, at most once in five seconds', async () => {
  const { press, times } = await open(fresh)
  await press()
  expect(await screen.findByText('₱5.00')).toBeDefined()
  expect(screen.getByRole('button', { name: /level 4/ })).toBeDefined()
  expect(await screen.findByText(accountMessages['common.refreshSucc'])).toBeDefined()
  await press()
  expect(times(refreshData)).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await press()
  expect(times(refreshData)).toBe(2)
  expect(times(getPlayer)).toBe(1)
})

test('is asked for at most once in five seconds by all that can ask for it', async () => {
  const { press, times } = await open(fresh, <Balance />)
  await press(0)
  await press(1)
  expect(times(refreshData)).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await press(1)
  await press(0)
  expect(times(refreshData)).toBe(2)
})

test('that fails leaves the balance as it was, and says the code', async () => {
  const { press } = await open(broken(503))
  await press()
  expect((await screen.findByText(accountMessages['common.refreshFail'])).textContent).toContain('503')
  expect(screen.getByText('₱1,234.50')).toBeDefined()
})

test('for a session that is over asks once more, by the call that ends it', async () => {
  const { press, times } = await open(broken(401))
  await press()
  expect(times(getPlayer)).toBe(2)
})
