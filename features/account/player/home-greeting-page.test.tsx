import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { legalVersions } from '#features/legal/player/index.ts'
import * as contract from '../contract.ts'
import { accountMessages } from '../messages.ts'
import { maria } from './test-player.ts'
import { broken } from './test-server.ts'
import { leaveNothingBehind, openTestSite } from './test-site.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T07:00:00Z') })
})
afterEach(leaveNothingBehind)

const refresh = () => screen.getByRole('button', { name: 'Refresh balance' })

async function openHome() {
  const site = openTestSite('/lobby/home', { token: 'token-of-maria' })
  site.answer(contract.getPlayer, () => maria)
  site.open()
  await screen.findByRole('heading', { name: 'Maria' })
  return site
}

test('a guest finds both doors, and the server is not asked who it is', () => {
  const site = openTestSite('/lobby/home')
  site.open()
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(site.sent(contract.getPlayer)).toHaveLength(0)
})

test('a player finds name and balance, read once', async () => {
  const site = await openHome()
  expect(screen.getByText('₱1,234.50')).toBeDefined()
  expect(site.sent(contract.getPlayer)).toHaveLength(1)
})

test('only pages that exist are linked', async () => {
  await openHome()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/profile/info'])
})

test('the balance is read again at most once in five seconds', async () => {
  const site = await openHome()
  site.answer(contract.getPlayer, () => ({ ...maria, coin: wireCentavos(500) }))
  await site.user.click(refresh())
  expect(await screen.findByText('₱5.00')).toBeDefined()
  expect(await screen.findByText(accountMessages['common.refreshSucc'])).toBeDefined()
  await site.user.click(refresh())
  expect(site.sent(contract.getPlayer)).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(5000)
  await site.user.click(refresh())
  expect(site.sent(contract.getPlayer)).toHaveLength(3)
})

test('a balance that could not be read again stays as it was, with the reason', async () => {
  const site = await openHome()
  site.answer(contract.getPlayer, () => broken(503))
  await site.user.click(refresh())
  const notice = await screen.findByText(accountMessages['common.refreshFail'])
  expect(notice.textContent).toContain('(503)')
  expect(screen.getByText('₱1,234.50')).toBeDefined()
})

test('a session that is over leaves nothing of the player behind', async () => {
  const site = await openHome()
  site.answer(contract.getPlayer, () => broken(401))
  await site.user.click(refresh())
  await waitFor(() => expect(site.session.token()).toBeUndefined())
  expect(screen.queryByText('₱1,234.50')).toBeNull()
})

test('another session in this browser is another player', async () => {
  const site = await openHome()
  site.answer(contract.getPlayer, () => ({ ...maria, nickname: 'Inday' }))
  act(() => site.session.set('token-of-inday'))
  expect(screen.queryByRole('heading', { name: 'Maria' })).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Inday' })).toBeDefined()
})

test('changed terms are asked about until they are agreed to', async () => {
  const site = openTestSite('/lobby/home', { token: 'token-of-maria' })
  site.answer(contract.getPlayer, () => ({ ...maria, agreementsDue: ['termsOfUse'] }))
  site.answer(contract.agreeToDocuments, () => ({ agreementsDue: [] }))
  site.open()
  await site.user.click(await screen.findByRole('button', { name: 'Read and agree' }))
  const agree = await screen.findByRole<HTMLButtonElement>('button', { name: 'I Agree' }, { timeout: 5000 })
  await waitFor(() => expect(agree.disabled).toBe(false), { timeout: 5000 })
  await site.user.click(agree)
  await waitFor(() => expect(screen.queryByText('Our terms have changed')).toBeNull())
  expect(site.sent(contract.agreeToDocuments)).toMatchObject([
    {
      agreements: { termsOfUse: legalVersions.termsOfUse.version, privacyPolicy: legalVersions.privacyPolicy.version },
    },
  ])
})
