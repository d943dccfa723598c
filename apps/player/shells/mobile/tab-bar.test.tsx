import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollCheckThrottle, scrollJumpDuration } from '#core/constants/specification.ts'
import { standingHistory } from '#platform/browser/router/app-history.ts'
import { createAppNavigator } from '#platform/browser/router/app-navigator.ts'
import { createRouteTable } from '#platform/browser/router/route-table.ts'
import { RouterContext } from '#platform/browser/router/router-context.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { testWebConfiguration } from '#features/office/web-configuration/testing/test-web-configuration.ts'
import { ConfigContext } from '#platform/browser/config/config-context.tsx'
import { TabBar } from './tab-bar.tsx'

const table = createRouteTable(
  (['/lobby/home', '/lobby/notice', '/activity/spin'] as const).map((path) => {
    return { path, access: 'public', title: '', screen: readyScreen(() => null), frame: 'lobby' }
  }),
)

const configuration = testWebConfiguration({
  actInviteConditionModelClient2List: [{ id: 1, bonusAmount: wireCentavos(10_000), inviteNeed: 3, cycleHours: 72 }],
})

function renderAt(path: string, config = configuration) {
  const navigator = createAppNavigator({ table, history: standingHistory(path), signInPath: '/login', newKey: () => 1 })
  render(
    <ConfigContext value={config}>
      <RouterContext value={{ table, navigator }}>
        <TabBar path={path} />
      </RouterContext>
    </ConfigContext>,
  )
}

const scrollTo = (top: number) =>
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })

beforeEach(() => {
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrollTo(top))
  scrollTo(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('says which page is the present one', () => {
  renderAt('/lobby/notice')
  expect(screen.getByRole('link', { name: 'News' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull()
})

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('beyond 100 px, looked at twice a second, the home tab leads to the top in one short movement', () => {
  vi.useFakeTimers()
  renderAt('/lobby/home')
  scrollTo(100)
  scrollTo(101)
  expect(screen.getByRole('link', { name: 'Home' })).toBeDefined()
  wait(scrollCheckThrottle)
  fireEvent.click(screen.getByRole('button', { name: 'To top' }))
  wait(scrollJumpDuration / 2)
  expect(window.scrollY).toBeGreaterThan(0)
  expect(window.scrollY).toBeLessThan(101)
  wait(scrollJumpDuration)
  expect(window.scrollY).toBe(0)
  wait(scrollCheckThrottle)
  expect(screen.getByRole('link', { name: 'Home' })).toBeDefined()
})

test('with reduced motion the page jumps to the top at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  renderAt('/lobby/home')
  scrollTo(500)
  fireEvent.click(screen.getByRole('button', { name: 'To top' }))
  expect(window.scrollY).toBe(0)
})

test('on another page the home tab leads home, however far it is scrolled', () => {
  renderAt('/lobby/notice')
  scrollTo(500)
  expect(screen.getByRole('link', { name: 'Home' })).toBeDefined()
})

test('the badge of the wheel names how many friends its amount needs', () => {
  renderAt('/lobby/notice')
  expect(screen.getByRole('link', { name: /^Spin/ }).textContent).toBe('SpinInvite 3: ₱100')
})

test('a closed wheel has no tab', () => {
  renderAt('/lobby/notice', testWebConfiguration())
  expect(screen.queryByRole('link', { name: /^Spin/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'News' })).toBeDefined()
})
