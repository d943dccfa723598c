import type { ReactNode } from 'react'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import type { Client, Reply } from '#core/contract/client.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { ClientContext } from '#platform/browser/client/client-context.tsx'
import { createSession } from '#platform/browser/session/session.ts'
import { SessionContext } from '#platform/browser/session/session-context.tsx'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import { Money } from '#platform/ui/money/money.tsx'
import { ToastRegion } from '#platform/ui/toast/toast-region.tsx'
import { getPlayer, refreshData } from '../contract.ts'
import { accountMessages } from '../messages.ts'
import { maria } from './test-player.ts'
import { leaveNothingBehind } from './test-site.tsx'
import { useBalanceRefresh } from './use-balance-refresh.ts'
import { usePlayer } from './use-player.ts'

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

const fresh = {
  coin: wireCentavos(500),
  lottery: wireCentavos(0),
  bet: wireCentavos(0),
  vip: 0,
  vipExp: 0,
  userLevel: 4,
}

async function open(refreshed: Reply<Call>, others?: ReactNode) {
  const sent: string[] = []
  const session = createSession(localStore)
  session.set('token-of-maria')
  const answers: Record<string, Reply<Call>> = {
    [getPlayer.path]: { kind: 'answer', body: maria },
    [refreshData.path]: refreshed,
  }
  const client: Client = {
    send: async ({ path }) => {
      sent.push(path)
      return answers[path] as never
    },
  }
  render(
    <SessionContext value={session}>
      <ClientContext value={client}>
        <Balance />
        {others}
        <ToastRegion />
      </ClientContext>
    </SessionContext>,
  )
  await screen.findAllByText('₱1,234.50')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const press = async (which = 0) => user.click(screen.getAllByRole('button', { name: /level/ })[which] as HTMLElement)
  return { press, times: (path: string) => sent.filter((each) => each === path).length }
}

test('brings balance and level, at most once in five seconds', async () => {
  const { press, times } = await open({ kind: 'answer', body: fresh })
  await press()
  expect(await screen.findByText('₱5.00')).toBeDefined()
  expect(screen.getByRole('button', { name: /level 4/ })).toBeDefined()
  expect(await screen.findByText(accountMessages['common.refreshSucc'])).toBeDefined()
  await press()
  expect(times(refreshData.path)).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await press()
  expect(times(refreshData.path)).toBe(2)
  expect(times(getPlayer.path)).toBe(1)
})

test('is asked for at most once in five seconds by all that can ask for it', async () => {
  const { press, times } = await open({ kind: 'answer', body: fresh }, <Balance />)
  await press(0)
  await press(1)
  expect(times(refreshData.path)).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  await press(1)
  await press(0)
  expect(times(refreshData.path)).toBe(2)
})

test('that fails leaves the balance as it was, and says the code', async () => {
  const { press } = await open({ kind: 'fault', code: 503 })
  await press()
  expect((await screen.findByText(accountMessages['common.refreshFail'])).textContent).toContain('503')
  expect(screen.getByText('₱1,234.50')).toBeDefined()
})

test('for a session that is over asks once more, by the call that ends it', async () => {
  const { press, times } = await open({ kind: 'signedOut' })
  await press()
  expect(times(getPlayer.path)).toBe(2)
})
